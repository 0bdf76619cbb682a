import {
  beta,
  codes,
  constant,
  exponential,
  happening,
  lognormal,
  normal,
  numbers,
  product,
  sum,
  uniform,
} from "../ontology/models.ts";
import { adds, ascending, core, follows, key, known, knowns, multiplies, onlyWhere, rule, within } from "./define.ts";
import type { Frame, Rule } from "./frame.ts";
import { countsUp, tops } from "./rules.ts";

/** The close walks; low stands below it, open above low, and high as far above both as low is below. */
const candle: readonly Rule[] = [
  within("trade_count", "volume", beta(2, 90), 0),
  rule(
    "adjusted_close <= close",
    "adjusted_close close",
    { adjusted_close: product("close", 2, 1, beta(60, 1, 0.8, 1)) },
    [ascending("adjusted_close close")],
  ),
  rule(
    "low <= vwap <= high",
    "vwap open high low close",
    {
      vwap: sum("0.25*open +0.25*high +0.25*low +0.25*close", 4),
    },
    [ascending("low vwap high")],
  ),
  rule("close is near open", "open close", {
    close: { kind: "drift", start: lognormal(62, 0.8), step: 0.014, decimals: 2 },
    open: product("close", 2, 1, normal(1, 0.011)),
  }),
  rule(
    "low <= close <= high",
    "high low close",
    {
      close: { kind: "drift", start: lognormal(62, 0.8), step: 0.014, decimals: 2 },
      low: product("close", 2, 1, beta(9, 1.3, 0.9, 1)),
      high: product("close", 2, 1, beta(1.3, 9, 1, 1.1)),
    },
    [ascending("low close high")],
  ),
  rule(
    "low <= open, close <= high",
    "open high low close",
    {
      close: { kind: "drift", start: lognormal(62, 0.8), step: 0.014, decimals: 2 },
      low: product("close", 2, 1, beta(9, 1.3, 0.9, 1)),
      open: product("low", 2, 1, beta(1.3, 9, 1, 1.1)),
      high: sum("+open +close -low", 2, exponential(0.05)),
    },
    [ascending("low open high"), ascending("low close high")],
  ),
];

const bars: Frame = {
  id: "market_bars",
  category: "financial-markets",
  title: "price bars",
  cues: {
    en: "ohlc:3|ohlcv:3|candle:3|candlestick:3|stock price:3|share price:3|daily price:2|price bar:3|stock market:3|market data:3|equity price:3|historical price:3|closing price:3|intraday:2|financial market:3|stock:2|equity:2|etf:2|commodity price:3|futures price:3|index price:2|price series:2|trading data:2|financial time series:3|stock ticker:3|minute bar:3|crypto price:3|cryptocurrency price:3|coin price:3|price history of stock:3|daily close:3|adjusted close:3|adj close:3|price candle:3|eod price:3|end-of-day price:3|ticker symbol:2|ticker:1.5|trading day:2|vwap:2.5|high low close:3|open high low:3|perp price:3|perpetual price:3|perpetual future:3|funding rate:2.5|open interest:2.5|mark price:2.5|index level:2|fx rate:2.5|exchange rate:2.5|total return index:3|nav:2|index fund:2.5|daily nav:3|fund price:2.5|benchmark return:2.5",
    de: "aktienkurs:3|börsenkurs:3|kursdaten:3|aktienmarkt:3|börse:2|marktdaten:3|aktie:2|schlusskurs:3|finanzmarkt:3|kerzen:2|ohlc:3|kurse:2|tageskurse:3|börsenkurse:3|wertpapier:2|eröffnung und schluss:2.5",
    es: "precio de acciones:3|cotización:2|mercado de valores:3|bolsa:2|acciones:2|mercado financiero:3|velas:2|precios de bolsa:3|ohlc:3|cierre diario:3|cotización diaria:3|precio de cierre:3|cotizaciones:2.5|acciones cotizadas:3|acciones ficticias:3",
    fr: "cours de bourse:3|cours boursier:3|marché boursier:3|bourse:2|cours des actions:3|marchés financiers:3|ohlc:3|chandeliers:2.5|cours de clôture:3|cotations:2.5|cours journaliers:3|cours quotidien:3|actions fictives:3|ouverture et clôture:2.5",
    pt: "preço de ações:3|cotação:2|mercado de ações:3|bolsa de valores:3|mercado financeiro:3|cotações:2|ohlc:3|preço de fechamento:3|fechamento diário:3|cotações diárias:3|ações fictícias:3|ações:2",
  },
  against:
    "stock level:3|on hand:3|min stock:3|batch:2|pharmacy:3|shelf:3|supplier:2|sku:3|in stock:3|stock quantity:3|stock keeping:3|inventory:3|livestock:3|order book:2|portfolio:2|warehouse:3|stockout:3|defi:2|out of stock:3|option chain:2|stock of:2|blood:3|funding round:3|candle store:4|candle shop:4|candle maker:4|scent:3|wax:3|online store:3|acciones de usuarios:6|acciones del usuario:6",
  record: "bar",
  fields: [
    key("symbol@instrument"),
    key("timestamp", { names: "timestamp|date|time|trading day|ts" }),
    core("open"),
    core("high"),
    core("low"),
    core("close", { names: "close|price|closing price|preis|precio|prix|preço" }),
    core("volume"),
    known("currency@instrument"),
    ...knowns(
      "adjusted_close vwap trade_count interval=bar_interval@instrument exchange@instrument asset_class@instrument",
    ),
    ...knowns(
      "market_sector@instrument security_name@instrument isin@instrument daily_return volatility market_cap pe_ratio",
    ),
    ...knowns(
      "dividend_yield beta_coefficient@instrument bid ask spread open_interest eps rsi=score country@instrument",
    ),
    known("sector=market_sector@instrument"),
    known("date", { names: "trading date|date|datum|fecha" }),
  ],
  rules: [
    rule(
      "bid < ask",
      "bid ask close",
      {
        bid: product("close", 2, 0.9995),
        ask: product("close", 2, 1.0005),
      },
      [ascending("bid ask")],
    ),
    ...candle,
  ],
  layout: { kind: "series", subject: "instrument", every: { count: 1, unit: "day" } },
  rhythm: "business",
  days: 365,
};

const quotes: Frame = {
  id: "market_quotes",
  category: "financial-markets",
  title: "market quotes and ticks",
  cues: {
    en: "tick data:3|market tick:3|quote data:3|bid ask:3|bid and ask:3|order book:3|level 1:2|level 2:2|top of book:3|market depth:3|limit order book:3|nbbo:3|fx quote:3|fx rate:3|forex:3|exchange rate:2|foreign exchange:3|currency pair:3|spread:1|tick:2|best bid:2.5|best ask:2.5|market making:3|prints and quotes:3|bid ask spread:2|quote tape:3|trade tape:3",
    de: "tickdaten:3|orderbuch:3|wechselkurs:3|devisenkurs:3|geld- und briefkurs:3",
    es: "datos de ticks:3|libro de órdenes:3|tipo de cambio:3|divisas:2",
    fr: "carnet d'ordres:3|taux de change:3|cotations:2|devises:2",
    pt: "livro de ofertas:3|taxa de câmbio:3|câmbio:2|cotações de moedas:3",
  },
  against: "animal:3|insurance quote:3|loan quote:3|lyme:3|sales quote:3",
  record: "quote",
  fields: [
    key("symbol@instrument", { names: "symbol|instrument|ticker|pair|currency pair" }),
    key("seq=sequence_number", { names: "sequence|seq|sequence number" }),
    core("timestamp", { model: happening("ms", "business") }),
    core("bid", { model: { kind: "drift", start: lognormal(62, 0.8), step: 0.0006, decimals: 2 } }),
    core("ask"),
    core("bid_size"),
    core("ask_size"),
    core("last_price", { names: "last price|last|price|mid|preis|precio|prix|preço" }),
    ...knowns(
      "last_size=quantity side spread exchange@instrument currency@instrument asset_class@instrument volume condition=status",
    ),
    ...knowns("currency_pair@instrument mid_price=last_price exchange_rate"),
  ],
  rules: [
    rule("bid <= mid_price <= ask", "mid_price bid ask", { mid_price: sum("0.5*bid +0.5*ask", 3) }, [
      ascending("bid mid_price ask"),
    ]),
    rule("bid <= last_price <= ask", "last_price bid ask", { last_price: sum("0.5*bid +0.5*ask", 2) }, [
      ascending("bid last_price ask"),
    ]),
    tops("ask", "bid", exponential(0.04), 2),
    adds("ask", "+bid +spread"),
    countsUp("seq", "symbol"),
  ],
  rhythm: "business",
  days: 5,
};

const trades: Frame = {
  id: "securities_trades",
  category: "financial-markets",
  title: "securities trades",
  cues: {
    en: "fx forward:5|fx deal:4|fx swap:4|fx trade:4|forward deal:3|forward contract:3|currency forward:4|treasury deal:3|interest rate swap:4|trade:2|stock trade:3|trade blotter:3|trade execution:3|securities trade:3|equity trade:3|stock order:3|executed trade:3|trading order:3|broker order:3|limit order:3|market order:3|trade history:3|trading activity:2|trader:2|brokerage:2|fill:1|algo trading:3|algorithmic trading:3|trade surveillance:3",
    de: "wertpapierhandel:3|handelsdaten:2|wertpapiergeschäft:3|börsenauftrag:3|aktienhandel:3",
    es: "operación de bolsa:4|operaciones bursátiles:3|órdenes de bolsa:3|compraventa de acciones:3",
    fr: "transactions boursières:3|ordres de bourse:3|opérations de bourse:3",
    pt: "negociações:2|ordens de bolsa:3|operações de bolsa:3",
  },
  against:
    "trade fair:4|trade show:4|international trade:3|import export:3|trade union:3|tradesman:3|player trade:3|customs:3|crypto:2|dex:3|nft:3|uniswap:3",
  record: "trade",
  fields: [
    key("trade_id"),
    core("timestamp", {
      names: "trade time|executed at|date|timestamp|execution time|datum|fecha",
      model: happening("ms", "business"),
    }),
    core("symbol@instrument"),
    core("side"),
    core("quantity", {
      names:
        "quantity|shares|number of shares|qty|size|trade size|order size|fill size|stück|stückzahl|menge|títulos|acciones|cantidad|quantité|titres|quantidade",
      model: numbers(lognormal(150, 1.1), 0, { heaped: 0.4 }),
    }),
    core("price=execution_price", { names: "price|execution price|fill price|preis|precio|prix|preço" }),
    core("notional=market_value", {
      names:
        "notional|value|trade value|amount|total|betrag|importe|monto|montant|valor|gesamtbetrag|importe total|montant total|valor total",
    }),
    core("currency@instrument"),
    ...knowns(
      "trader_id@trader account_id@trader portfolio_id@portfolio order_id order_type limit_price time_in_force exchange commission=fee",
    ),
    ...knowns("status pnl counterparty asset_class@instrument isin@instrument filled_quantity slippage_bps "),
    ...knowns(
      "venue=exchange strategy=investment_strategy bid ask broker sector=market_sector@instrument order_time=created_at",
    ),
    known("settlement_date=value_date", { names: "settlement date|settle date" }),
  ],
  rules: [
    onlyWhere("limit_price", "order_type", "limit", "stop limit"),
    rule("bid <= price <= ask", "price bid ask", { price: sum("+bid", 2), ask: sum("+bid", 2, exponential(0.04)) }, [
      ascending("bid price ask"),
    ]),
    follows("settlement_date", "timestamp", constant(2), "day"),
    within("commission", "notional", beta(1.5, 900)),
    within("filled_quantity", "quantity", beta(9, 0.5), 0),
    multiplies("notional", "quantity price"),
  ],
  rhythm: "business",
};

const holdings: Frame = {
  id: "portfolio_holdings",
  title: "portfolio holdings",
  cues: {
    en: "portfolio:1.5|portfolio holding:3|investment portfolio:3|holding:2|asset allocation:3|position report:2|wealth management:3|investor portfolio:3|mutual fund holding:3|investment account:2|fund holding:3|portfolio position:3",
    de: "depot:2|portfolio:2|wertpapierdepot:3|anlageportfolio:3|vermögensverwaltung:3",
    es: "cartera de inversión:3|cartera:2|posiciones de cartera:3",
    fr: "portefeuille d'investissement:3|portefeuille:2|positions de portefeuille:3",
    pt: "carteira de investimentos:3|carteira:1|posições da carteira:3",
  },
  against: "loan portfolio:3|mortgage:3|loan:3|project portfolio:3|product portfolio:3|wallet:2",
  record: "holding",
  fields: [
    key("portfolio_id@portfolio"),
    key("symbol"),
    core("as_of_date=date", { names: "as of date|date|valuation date|datum|fecha" }),
    core("quantity=position_size", { names: "quantity|shares|units|position|menge|cantidad|quantité|quantidade" }),
    core("price=last_price", { names: "price|market price|last price|preis|precio|prix|preço" }),
    core("market_value"),
    core("currency@portfolio"),
    ...knowns(
      "weight=portfolio_weight asset_class sector=market_sector isin security_name cost_basis=amount average_cost=unit_cost",
    ),
    ...knowns(
      "unrealized_pnl=pnl return_pct=daily_return country risk_profile@portfolio investor_id=customer_id@portfolio",
    ),
    ...knowns(
      "dividend_yield volatility beta_coefficient sharpe_ratio@portfolio aum@portfolio purchase_date=start_date",
    ),
  ],
  rules: [
    rule("cost_basis is near market_value", "cost_basis market_value", {
      cost_basis: product("market_value", 2, 1, lognormal(0.93, 0.22)),
    }),
    { ...adds("unrealized_pnl", "+market_value -cost_basis"), statement: "unrealized_pnl = market_value - cost_basis" },
    multiplies("cost_basis", "quantity average_cost"),
    multiplies("market_value", "quantity price"),
  ],
};

const options: Frame = {
  id: "option_quotes",
  category: "financial-markets",
  title: "option quotes",
  cues: {
    en: "index option:3.5|equity option:3.5|fx option:3.5|option chain:3|option quote:3|options chain:3|stock option quote:3|option price:3|options data:2|implied volatility:3|strike price:2|call and put:3|derivatives:2|greeks:2|option contract:3|strike:1",
    de: "optionskette:3|optionspreise:3|optionsschein:2|implizite volatilität:3",
    es: "cadena de opciones:3|opciones financieras:3|volatilidad implícita:3",
    fr: "chaîne d'options:3|options financières:3|volatilité implicite:3",
    pt: "cadeia de opções:3|opções financeiras:3|volatilidade implícita:3",
  },
  against: "lightning:4|air strike:4|strike action:4|bowling:3|employee stock option:3|delivery option:3",
  record: "option quote",
  fields: [
    key("contract_id=id", { model: codes("OPT-", 6) }),
    core("timestamp", { names: "quote date|date|timestamp|datum|fecha" }),
    core("underlying=symbol@instrument", { names: "underlying|symbol|ticker", always: true }),
    core("option_type", { names: "option type|type|call or put|typ|art|tipo" }),
    core("strike_price", { names: "strike|strike price" }),
    core("expiry_date", { names: "expiry|expiration|expiry date" }),
    core("bid", { model: numbers(lognormal(2.4, 0.9), 2) }),
    core("ask"),
    core("implied_volatility", { names: "iv|implied volatility" }),
    ...knowns("delta open_interest volume last_price underlying_price=last_price gamma=ratio theta=value spread"),
  ],
  rules: [
    rule("delta is positive for calls, negative for puts", "delta option_type", {
      delta: {
        kind: "dependent",
        by: "option_type",
        models: { call: numbers(beta(1.6, 1.6), 3), put: numbers(beta(1.6, 1.6, -1, 0), 3) },
        otherwise: numbers(uniform(-1, 1), 3),
      },
    }),
    follows("expiry_date", "timestamp", lognormal(45, 0.8), "day"),
    rule("strikes lie about the underlying's price", "strike_price underlying_price", {
      strike_price: product("underlying_price", 2, 1, normal(1, 0.12)),
    }),
    tops("ask", "bid", exponential(0.12), 2),
    adds("ask", "+bid +spread"),
  ],
  rhythm: "business",
};

const funds: Frame = {
  id: "funds_and_bonds",
  category: "financial-markets",
  title: "funds and bonds",
  cues: {
    en: "mutual fund:3|investment fund:3|fund performance:3|bond:2|bond issue:3|fixed income:3|corporate bond:3|government bond:2|hedge fund:3|etf list:3|private equity:2|fund nav:3|yield curve:2|coupon:1",
    de: "investmentfonds:3|anleihe:3|staatsanleihe:3|unternehmensanleihe:3|fonds:2",
    es: "fondo de inversión:3|bono:2|renta fija:3|bonos corporativos:3",
    fr: "fonds d'investissement:3|obligation:3|obligations d'entreprise:3",
    pt: "fundo de investimento:3|renda fixa:3|títulos de dívida:2",
  },
  against: "chemical bond:3|bail bond:3|hydrogen bond:3|donation fund:2|coupon code:3|fund raising:3|fundraising:3",
  record: "security",
  fields: [
    key("isin"),
    core("name=security_name", { names: "name|fund name|issuer|nombre|nom|nome" }),
    core("asset_class", { names: "type|asset class|typ|art|tipo" }),
    core("currency"),
    core("price=nav", { names: "nav|price|net asset value|preis|precio|prix|preço" }),
    core("date", { names: "date|as of date|datum|fecha" }),
    ...knowns(
      "coupon_rate maturity_date yield_to_maturity clean_price accrued_interest dirty_price bond_rating net_assets aum expense_ratio issue_date sector=market_sector country",
    ),
    ...knowns(
      "duration_years=value return_1y=daily_return volatility sharpe_ratio risk_level face_value=amount exchange",
    ),
  ],
  rules: [follows("maturity_date", "issue_date", lognormal(2_400, 0.5), "day")],
  rhythm: "business",
};

/** Prices, quotes, trades and holdings of invented instruments. */
export const marketFrames: readonly Frame[] = [bars, quotes, trades, holdings, options, funds];
