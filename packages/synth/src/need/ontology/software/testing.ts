import { tally } from "../computing.ts";
import { choice, decimal, flag, key, percent, text, whole } from "../define.ts";
import { beta, geometric, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Tests and what they find. */
export const testingTypes: readonly SemanticType[] = [
  key(
    "test_case_id",
    "test case|test|unit test id|test identifier|test number|testcase",
    "The test case.",
    "TC-",
    "test case",
  ),
  choice(
    "test_name",
    "name of test|test title|test case name|spec name",
    "What the test checks.",
    "adds item to cart:20|rejects empty password:18|sorts by price:16|sends receipt:16|handles timeout:16|keeps locale:14",
  ),
  choice(
    "test_suite",
    "suite|suite name|test module|test file|spec file",
    "The suite.",
    "checkout:26|auth:22|search:20|billing:18|profile:14",
  ),
  choice(
    "test_type",
    "type of test|test level|kind of test|test category",
    "What kind of test it is.",
    "unit:58|integration:22|end-to-end:13|performance:4|smoke:3",
  ),
  choice(
    "test_result",
    {
      en: "result of test|test status|pass or fail|test verdict|pass/fail|outcome of test|test state|execution status",
      de: "testergebnis",
      es: "resultado de la prueba",
      fr: "résultat du test",
      pt: "resultado do teste",
    },
    "How the test went.",
    "passed:91|failed:6|skipped:3",
  ),
  flag("is_flaky", "flaky|flaky test|flakiness|flaky flag", "Whether it sometimes passes and sometimes fails.", 0.05),
  decimal(
    "test_duration_s",
    "test duration|test time|execution time of test|test runtime",
    "How long the test took.",
    lognormal(0.6, 1.3),
    3,
    { unit: "s", minimum: 0 },
  ),
  percent(
    "code_coverage",
    {
      en: "coverage|test coverage|line coverage|coverage pct|branch coverage|coverage percent",
      de: "testabdeckung|codeabdeckung",
      es: "cobertura de código|cobertura",
      fr: "couverture de code|couverture",
      pt: "cobertura de código|cobertura",
    },
    "Share of code that tests run.",
    beta(9, 2.6, 0, 100),
  ),
  tally("tests_run", "number of tests|tests executed|test count|total tests", "Tests that ran.", 420, 0.9),
  tally("tests_failed", "failed tests|failing tests|number of failed tests", "Tests that failed.", 2, 1.2),
  whole("defect_density", "bugs per kloc|defects per kloc|bug density", "Defects in a thousand lines.", geometric(2)),
  whole(
    "cyclomatic_complexity",
    "code complexity|complexity score of code|mccabe|cyclomatic",
    "Paths through the code.",
    lognormal(6, 0.7),
    { minimum: 1 },
  ),
  tally(
    "virtual_users",
    "vus|simulated users|load test users|concurrent test users",
    "Users that a load test plays.",
    100,
    0.8,
  ),
  choice(
    "browser_under_test",
    "test browser|tested browser|test platform",
    "Where the test ran.",
    "browser a:48|browser b:30|browser c:22",
  ),
  text(
    "assertion_message",
    "assertion|failure text|assertion error|assertion failure",
    "What the test complained of.",
    "error",
  ),
];
