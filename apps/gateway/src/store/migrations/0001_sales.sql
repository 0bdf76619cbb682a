-- The free quota of one wallet or one client address. The two limits stand here as well as in the code:
-- whatever the code believes, nobody is ever given a 51st row or a 6th call.
create table quota (
  subject text primary key check (subject like 'wallet:0x%' or subject like 'address:%'),
  rows_used integer not null check (rows_used between 0 and 50),
  calls_used integer not null check (calls_used between 0 and 5),
  opened_at timestamptz not null
);

-- When a client address last opened free quotas for wallets that proved nothing. The times stand in one row so that
-- one conditional update can both check and record, whatever else happens at once.
create table wallet_opening (
  address text primary key,
  opened_at timestamptz[] not null
);

create table sale_order (
  id text primary key check (length(id) = 26),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  operation text not null,
  request json not null,
  request_digest bytea not null check (length(request_digest) = 32),
  idempotency_key text,
  -- who asked: the quota's subject for a free order, the paying wallet for a paid one
  subject text not null,
  product json not null,
  understood_as json not null,
  rows integer not null check (rows between 1 and 1000000),
  amount_micro_usdc bigint not null check (amount_micro_usdc >= 0),
  mode text not null check (mode in ('free', 'paid', 'sandbox')),
  state text not null check (state in
    ('claimed', 'settling', 'settled', 'delivered', 'rejected', 'released', 'refund_due', 'refunded')),
  reason text,
  free_rows_left integer,
  free_calls_left integer,
  content_digest bytea check (length(content_digest) = 32),
  check ((mode = 'free') = (amount_micro_usdc = 0)),
  check (mode <> 'free' or state = 'delivered')
);
create unique index sale_order_idempotency on sale_order (subject, idempotency_key)
  where idempotency_key is not null and state not in ('rejected', 'released');
-- What reconciliation has to look at: few rows in a healthy gateway, whatever the history.
create index sale_order_open on sale_order (updated_at) where state in ('claimed', 'settling', 'settled', 'refund_due');

-- The claim on one payment authorization. `closed` frees it: nothing was, or ever can be, moved by it for this order.
create table payment (
  order_id text primary key references sale_order,
  network text not null,
  asset text not null,
  payer text not null,
  nonce text not null check (nonce ~ '^0x[0-9a-f]{64}$'),
  pay_to text not null,
  amount_micro_usdc bigint not null check (amount_micro_usdc > 0),
  valid_after bigint not null,
  valid_before bigint not null,
  signature text not null,
  claimed_block bigint not null,
  closed boolean not null default false,
  transaction text,
  settled_at timestamptz
);
create unique index payment_claim on payment (network, asset, payer, nonce) where not closed;

-- The settlement key's next transaction nonce, moved only by compare-and-set together with the journal entry.
create table signer (
  address text primary key,
  next_nonce bigint not null check (next_nonce >= 0)
);

-- Every transaction that the gateway signed, written before it was sent.
create table broadcast (
  hash text primary key,
  signer text not null references signer,
  nonce bigint not null,
  raw text not null,
  purpose text not null check (purpose in ('settlement', 'refund', 'gap')),
  order_id text references sale_order,
  journalled_at timestamptz not null,
  outcome text check (outcome in ('succeeded', 'reverted', 'replaced'))
);
create index broadcast_order on broadcast (order_id);
create index broadcast_open on broadcast (signer, nonce) where outcome is null;

create table ledger_transaction (
  id bigint generated always as identity primary key,
  order_id text not null references sale_order,
  kind text not null check (kind in ('settlement', 'refund')),
  chain_transaction text not null,
  at timestamptz not null,
  unique (order_id, kind)
);

-- Double entry in micro-USDC: debits positive, credits negative, every transaction sums to zero.
create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  account text not null,
  amount_micro_usdc bigint not null check (amount_micro_usdc <> 0),
  primary key (transaction_id, account)
);
create index ledger_entry_account on ledger_entry (account);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_is_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_is_append_only();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount_micro_usdc) into total from ledger_entry where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % sums to % micro-USDC, not to zero', new.transaction_id, total;
  end if;
  return null;
end $$;
create constraint trigger ledger_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();
