import type { Report } from "../validation.ts";
import { type PageView, slugOf, topics } from "./page-view.ts";

/** What the address of a page says. */
interface Page {
  readonly type: string;
  /** The last part of its path. */
  readonly last: string;
  /** Whether it is about a topic. */
  readonly isTopical: boolean;
}

const typeOfFolder: Readonly<Record<string, string>> = {
  blog: "blog",
  docs: "docs",
  products: "product",
  customers: "case_study",
  compare: "comparison",
};

const typeOfPath: Readonly<Record<string, string>> = {
  "": "home",
  pricing: "pricing",
  demo: "demo_request",
  careers: "careers",
};

const slugs: ReadonlyMap<string, string> = new Map(topics.map((topic) => [topic, slugOf(topic)]));

const points: Readonly<Record<string, number>> = {
  home: 2,
  blog: 4,
  docs: 8,
  product: 12,
  case_study: 14,
  comparison: 18,
  pricing: 26,
  demo_request: 32,
  careers: 0,
};

function read(url: string): Page {
  const [folder = "", last] = url.slice("https://www.vendor.example/".length).split("/");
  if (last === undefined) return { type: typeOfPath[folder] ?? "unknown", last: folder, isTopical: false };
  return { type: typeOfFolder[folder] ?? "unknown", last, isTopical: true };
}

/** Points of a page view toward its session's score, by the published formula. */
export function pointsOf(view: PageView): number {
  const forms = (view.form_started ? 10 : 0) + (view.form_submitted ? 10 : 0);
  return (points[view.page_type] ?? 0) + Math.floor(view.scroll_depth_pct / 20) + Math.min(view.clicks, 5) + forms;
}

/** Rules on addresses, kinds of pages and topics; each address is read once. */
export class Pages {
  private readonly known = new Map<string, Page>();

  check(view: PageView, report: Report): void {
    let page = this.known.get(view.page_url);
    if (page === undefined) {
      page = read(view.page_url);
      this.known.set(view.page_url, page);
    }
    if (page.type !== view.page_type) report("page", `${view.page_type} at ${view.page_url}`);
    if (page.isTopical && !page.last.startsWith(slugs.get(view.topic) ?? "?")) {
      report("page-topic", `${view.page_url} in a session on ${view.topic}`);
    }
  }
}
