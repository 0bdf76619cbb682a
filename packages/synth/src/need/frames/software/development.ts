import { beta, choices, exponential, lognormal, numbers } from "../../ontology/models.ts";
import { ascending, core, follows, key, known, knowns, onlyWhere, rule } from "../define.ts";
import type { Frame } from "../frame.ts";
import { precedes, tells } from "../rules.ts";

const commits: Frame = {
  id: "code_commits",
  title: "code commits",
  cues: {
    en: "commit:2|git commit:3|commit history:3|code commit:3|git log:3|version control:3|code change:2.5|repository activity:3|commit log:3|developer activity:2.5|git:1.5|code churn:3",
    de: "git-commits:3|commits:2|versionsverlauf:2.5",
    es: "commits:2|historial de commits:3|control de versiones:3",
    fr: "commits:2|historique des commits:3|gestion de versions:3",
    pt: "commits:2|histórico de commits:3|controle de versão:3",
  },
  against: "pull request:1.5|commitment:2|ci:1|crime:3",
  record: "commit",
  fields: [
    key("commit_hash", { names: "commit|sha|hash|commit id" }),
    core("repository", { names: "repo|repository|project" }),
    core("author=commit_author", { names: "author|developer|committer" }),
    core("committed_at=timestamp", { names: "committed at|commit date|date|timestamp|time" }),
    core("message=commit_message", { names: "message|commit message|title" }),
    core("lines_added", { names: "additions|insertions|lines added" }),
    core("lines_deleted", { names: "deletions|lines deleted|lines removed" }),
    core("files_changed"),
    known("branch=git_branch"),
    ...knowns(
      "programming_language pull_request_id issue_key is_merge=is_merged code_coverage file_path author_email=email team version is_verified build_status cyclomatic_complexity comment_count is_breaking_change",
    ),
  ],
  rules: [
    rule(
      "lines_added rise with files_changed",
      "lines_added files_changed",
      {
        lines_added: numbers(lognormal(24, 1.4), 0, { follows: [{ field: "files_changed", weight: 0.6 }] }),
      },
      [{ kind: "sign", fields: ["files_changed", "lines_added"], sign: 1 }],
    ),
  ],
  rhythm: "business",
  days: 180,
};

const pullRequests: Frame = {
  id: "pull_requests",
  title: "pull requests",
  cues: {
    en: "pull request:3|github pr:3|github prs:3|prs:2.5|open pr:2.5|merge request:3|code review:3|pr:1.5|pr review:3|github pull request:3|review time:2|code reviewer:2.5|gitlab merge request:3|review comment:2",
    de: "pull-requests:3|code-reviews:3|merge-requests:3",
    es: "pull requests:3|revisiones de código:3",
    fr: "pull requests:3|revues de code:3",
    pt: "pull requests:3|revisões de código:3",
  },
  against: "product review:3|press release:2|public relations:3|pr campaign:3",
  record: "pull request",
  fields: [
    key("pull_request_id", { names: "pr id|pr number|pull request" }),
    core("repository", { names: "repo|repository" }),
    core("author=commit_author", { names: "author|developer|opened by" }),
    core("opened_at=created_at", {
      names: "opened at|opened|created at|created|open date|timestamp|date",
      model: { kind: "moment", from: "-P180D", to: "P0D", rhythm: "business", ascending: true, grain: "s" },
    }),
    core("merged_at", { names: "merged at|merge date|merged" }),
    core("status=pull_request_status", { names: "status|state" }),
    core("lines_added", { names: "additions|lines added" }),
    core("lines_deleted", { names: "deletions|lines deleted" }),
    known("reviewer"),
    known("closed_at"),
    ...knowns(
      "title=issue_title files_changed comment_count code_review_count review_decision review_hours first_review_at=acknowledged_at branch=git_branch commit_count=count programming_language build_status is_draft=flag is_merged labels=tags team issue_key code_coverage cycle_time_days is_approved",
    ),
  ],
  rules: [
    follows("first_review_at", "opened_at", lognormal(7, 1.1), "h"),
    follows("closed_at", "opened_at", lognormal(30, 1.2), "h"),
    follows("merged_at", "opened_at", lognormal(26, 1.2), "h"),
    follows("closed_at", "first_review_at", lognormal(18, 1.1), "h"),
    follows("merged_at", "first_review_at", lognormal(18, 1.1), "h"),
    rule(
      "merged_at = closed_at",
      "merged_at closed_at",
      { merged_at: { kind: "later", than: "closed_at", by: { kind: "constant", value: 0 }, unit: "s" } },
      [ascending("closed_at merged_at")],
    ),
    onlyWhere("merged_at", "status", "merged"),
    onlyWhere("closed_at", "status", "merged", "closed"),
    tells("is_merged", "status", "merged"),
    rule(
      "review_hours rise with lines_added",
      "review_hours lines_added",
      {
        review_hours: numbers(lognormal(7, 1.1), 0, { follows: [{ field: "lines_added", weight: 0.4 }] }),
      },
      [{ kind: "sign", fields: ["lines_added", "review_hours"], sign: 1 }],
    ),
  ],
  rhythm: "business",
  days: 180,
};

const issues: Frame = {
  id: "issues",
  title: "software issues",
  cues: {
    en: "issue tracker:3|bug report:3|bug:2|github issue:3|jira:3|jira issue:3|jira ticket:3|defect:1.5|software bug:3|backlog:2|user story:2.5|bug tracker:3|story point:2.5|sprint:2|issue:1|agile:2|software defect:3|feature request:2.5|sprint backlog:3|scrum:2.5|kanban:2",
    de: "fehlerbericht:3|fehlerberichte:3|bug-report:3|bug-reports:3|jira-tickets:3|softwarefehler:3|backlog:2|backlogs:2",
    es: "informes de errores:3|incidencias de software:3|historias de usuario:3|backlog:2",
    fr: "rapports de bugs:3|anomalies logicielles:3|backlog:2",
    pt: "relatórios de bugs:3|histórias de usuário:3|backlog:2",
  },
  against: "insect:3|product defect:2|manufacturing:3|customer issue:1.5|support:1.5|health issue:3|supply:2",
  record: "issue",
  fields: [
    key("issue_key", { names: "issue|issue id|bug id|key|ticket|ticket id" }),
    core("created_at", {
      names: "opened at|opened|opened date|opened on|date opened|created|reported at|timestamp|date",
      model: { kind: "moment", from: "-P180D", to: "P0D", rhythm: "business", ascending: true, grain: "s" },
    }),
    core("title=issue_title", { names: "title|summary|name" }),
    core("type=issue_type", { names: "type|issue type" }),
    core("priority", { names: "priority" }),
    core("status=issue_status", { names: "status|state" }),
    core("assignee=assigned_to", { names: "assignee|assigned to|developer|owner" }),
    known("resolved_at", { names: "resolved at|closed at|closed|resolution date" }),
    known("story_points", { names: "story points|estimate|points" }),
    ...knowns(
      "reporter=created_by severity=bug_severity sprint epic_id project_id component=product_area resolution=resolution_type cycle_time_days labels=tags comment_count description=ticket_body environment version is_blocked reopen_count due_date updated_at repository team steps_to_reproduce logged_hours=duration_hours affected_users pull_request_id issue_number=sequence_number root_cause",
    ),
  ],
  rules: [
    follows("resolved_at", "created_at", lognormal(6, 1), "day"),
    follows("updated_at", "created_at", lognormal(4, 1), "day"),
    onlyWhere("resolved_at", "status", "done"),
    onlyWhere("resolution", "status", "done"),
    onlyWhere("severity", "type", "bug"),
    tells("is_blocked", "status", "blocked"),
  ],
  rhythm: "business",
  days: 180,
};

const sprints: Frame = {
  id: "sprints",
  title: "sprint metrics",
  cues: {
    en: "sprint metric:3|sprint velocity:3|velocity report:3|sprint report:3|burndown:3|agile metric:3|team velocity:3|scrum team:2.5|engineering metric:2.5",
    de: "sprint-metriken:3|sprint-velocity:3",
    es: "métricas de sprint:3|velocidad del equipo:3",
    fr: "métriques de sprint:3|vélocité:2.5",
    pt: "métricas de sprint:3|velocidade da equipe:3",
  },
  against: "runner:3|athletics:3|sprint race:3|100m:3",
  record: "sprint",
  fields: [
    key("sprint", {
      names: "sprint|sprint name|iteration",
      model: { kind: "code", prefix: "Sprint ", radix: 10, width: 2, order: "sequence" },
    }),
    key("team", { model: choices("platform:22|search:18|support:18|growth:16|data:14|mobile:12") }),
    core("start_date"),
    core("end_date"),
    core("planned_points=story_points", {
      names: "planned points|committed points|committed",
      model: numbers(lognormal(42, 0.3), 0),
      maximum: 400,
    }),
    core("completed_points=velocity", { names: "completed points|velocity|done points" }),
    ...knowns(
      "bugs_found=open_issues carried_over=count lead_time_hours cycle_time_days team_size=employee_count issues_closed=quantity code_review_count deployments=replica_count satisfaction=rating scope_change=percentage",
    ),
  ],
  rules: [
    rule(
      "completed_points <= planned_points",
      "completed_points planned_points",
      { completed_points: { kind: "portion", of: "planned_points", share: beta(9, 2), decimals: 0 } },
      [ascending("completed_points planned_points")],
    ),
    rule(
      "end_date = start_date + 14 days",
      "end_date start_date",
      { end_date: { kind: "later", than: "start_date", by: { kind: "constant", value: 14 }, unit: "day" } },
      [{ kind: "offset", from: "start_date", to: "end_date", by: 14, unit: "day" }],
    ),
  ],
  days: 365,
};

const repositories: Frame = {
  id: "repositories",
  title: "code repositories",
  cues: {
    en: "code repository:3|github repository:3|github repo:3|open source project:3|repository metadata:3|repository:1.8|repo:1.5|open-source:2|stars and forks:3|git repository:3|github:1.5",
    de: "code-repositories:3|open-source-projekte:3",
    es: "repositorios de código:3|proyectos de código abierto:3",
    fr: "dépôts de code:3|projets open source:3",
    pt: "repositórios de código:3|projetos de código aberto:3",
  },
  against: "commit:1|pull request:2|document repository:3|issue:1.5",
  record: "repository",
  fields: [
    key("repository_id=record_id"),
    core("name=repository", { names: "name|repo|repository", model: { kind: "contact", part: "slug" } }),
    core("language=programming_language", { names: "language|primary language" }),
    core("stars"),
    core("forks"),
    core("open_issues", { names: "open issues|issues" }),
    core("license"),
    core("created_at"),
    ...knowns(
      "updated_at description owner=username contributor_count lines_of_code watchers=view_count topics=keywords size=file_size_bytes commit_count=tx_count is_archived=is_deprecated last_commit_at=last_active_at code_coverage dependency_count download_count is_fork=flag version default_branch=git_branch",
    ),
  ],
  rules: [
    precedes("created_at", "updated_at", beta(2, 1.4, -2_400, 0), "day"),
    rule(
      "forks rise with stars",
      "forks stars",
      { forks: { kind: "product", factors: ["stars"], times: 0.18, noise: lognormal(1, 0.6), decimals: 0 } },
      [{ kind: "sign", fields: ["stars", "forks"], sign: 1 }],
    ),
    follows("updated_at", "created_at", exponential(240), "day"),
  ],
  days: 1_460,
};

const packages: Frame = {
  id: "package_releases",
  title: "package releases",
  cues: {
    en: "package release:3|npm package:3|software package:3|package registry:3|package download:3|library release:3|dependency:1.5|software dependency:3|sbom:3|software bill of materials:3|python package:3|open source package:3",
    de: "paketveröffentlichungen:3|software-pakete:3|abhängigkeiten:2",
    es: "paquetes de software:3|dependencias de software:3",
    fr: "paquets logiciels:3|dépendances logicielles:3",
    pt: "pacotes de software:3|dependências de software:3",
  },
  against: "parcel:3|delivery package:3|travel package:3|shipping:3|salary package:3|drug dependency:3",
  record: "release",
  fields: [
    key("release_id=record_id"),
    core("package_name", { names: "package|name|library|component" }),
    core("version=package_version", { names: "version|release" }),
    core("ecosystem=package_ecosystem", { names: "ecosystem|registry" }),
    core("released_at", { names: "released at|published at|release date|date|timestamp" }),
    core("downloads=download_count", { names: "downloads|download count" }),
    core("license"),
    ...knowns(
      "dependency_count size_bytes=file_size_bytes is_deprecated is_breaking_change author=commit_author repository vulnerability_count=count cve_id cvss_score description file_hash parent_package=package_name is_direct=flag severity=vulnerability_severity maintainers=contributor_count",
    ),
  ],
  rules: [],
  days: 730,
};

const testRuns: Frame = {
  id: "test_results",
  title: "software test results",
  cues: {
    en: "test result:1.5|test run:2.5|unit test:3|test case:2.5|automated test:3|test execution:3|qa test:3|regression test:3|software test:3|test automation:3|flaky test:3|test report:2.5|test suite:3|qa:1.5|load test:2.5|performance test:2.5|integration test:3",
    de: "testergebnisse:2|software-tests:3|testfälle:2.5|testlauf:2.5",
    es: "resultados de pruebas de software:3|casos de prueba:2.5|pruebas automatizadas:3",
    fr: "résultats de tests logiciels:3|cas de test:2.5|tests automatisés:3",
    pt: "resultados de testes de software:3|casos de teste:2.5|testes automatizados:3",
  },
  against:
    "mcp:3|malformed:3|broken http:3|protocol:1.5|message:1|blood:3|lab:2|patient:3|student:3|covid:3|exam:3|a/b:3|drug test:3|crash test:3|material:2|soil:3|driving test:3",
  record: "test run",
  fields: [
    key("execution_id=record_id", { names: "execution id|run id|result id" }),
    core("test_name", { names: "test|test case|name" }),
    core("test_suite", { names: "suite|module" }),
    core("result=test_result", { names: "result|status|outcome|verdict" }),
    core("duration_s=test_duration_s", { names: "duration|execution time|run time" }),
    core("executed_at=timestamp", { names: "executed at|run at|timestamp|date|time" }),
    core("build_id", { names: "build|build number" }),
    known("error_message=assertion_message", { names: "error|failure message|error message" }),
    ...knowns(
      "test_case_id test_type environment is_flaky retry_count branch=git_branch commit_hash executed_by=username browser=browser_under_test operating_system code_coverage version priority component=product_area repository tests_run tests_failed severity=bug_severity virtual_users requests_per_second p95_latency_ms error_rate device_type issue_key is_automated=flag",
    ),
  ],
  rules: [
    onlyWhere("error_message", "result", "failed"),
    onlyWhere("issue_key", "result", "failed"),
    onlyWhere("severity", "result", "failed"),
    rule(
      "tests_failed <= tests_run",
      "tests_failed tests_run",
      { tests_failed: { kind: "portion", of: "tests_run", share: beta(0.4, 40), decimals: 0 } },
      [ascending("tests_failed tests_run")],
    ),
  ],
  rhythm: "business",
  days: 30,
};

/** How software is written and tested. */
export const developmentFrames: readonly Frame[] = [
  commits,
  pullRequests,
  issues,
  sprints,
  repositories,
  packages,
  testRuns,
];
