import { draw, innerKey } from "../random/hash.ts";
import { pick, type WeightedTable, weightedTable } from "../random/weighted-table.ts";
import { evenly, type LazyList, lazily, listed } from "./list.ts";

/** What people do at work: a title, the department that it belongs to and how senior it is. */
export interface Job {
  readonly title: string;
  readonly department: string;
  readonly seniority: Seniority;
  /** What the work pays against the median income of the country, before the person's own part. */
  readonly payFactor: number;
}

export const seniorities = ["junior", "mid", "senior", "lead", "manager", "director", "executive"] as const;
export type Seniority = (typeof seniorities)[number];

/** How many people stand at each level, and what they earn against the middle one. */
const seniorityShares = [22, 38, 20, 8, 8, 3, 1];
const seniorityPay = [0.72, 1, 1.3, 1.5, 1.65, 2.3, 3.6];

interface Department {
  /** Titles of those who do the work, without a level. */
  readonly roles: LazyList;
  /** What its managers, directors and executives are called after. */
  readonly field: string;
  readonly executive: string;
  readonly pay: number;
  readonly share: number;
}

const departmentTable: Readonly<Record<string, Department>> = {
  Engineering: {
    roles: listed(
      "Software Engineer|Backend Engineer|Frontend Engineer|Site Reliability Engineer|Test Engineer|Mobile Engineer|Platform Engineer|Embedded Engineer|Security Engineer|Systems Engineer",
    ),
    field: "Engineering",
    executive: "Chief Technology Officer",
    pay: 1.6,
    share: 16,
  },
  Product: {
    roles: listed("Product Owner|Product Analyst|Product Designer|UX Researcher|Technical Writer"),
    field: "Product",
    executive: "Chief Product Officer",
    pay: 1.5,
    share: 5,
  },
  Data: {
    roles: listed(
      "Data Analyst|Data Engineer|Data Scientist|Machine Learning Engineer|Analytics Engineer|Statistician",
    ),
    field: "Data",
    executive: "Chief Data Officer",
    pay: 1.55,
    share: 5,
  },
  Sales: {
    roles: listed(
      "Account Executive|Sales Representative|Sales Development Representative|Key Account Specialist|Inside Sales Associate|Sales Engineer",
    ),
    field: "Sales",
    executive: "Chief Revenue Officer",
    pay: 1.25,
    share: 14,
  },
  Marketing: {
    roles: listed(
      "Marketing Specialist|Content Editor|Brand Specialist|Campaign Analyst|Social Media Specialist|Event Coordinator|Copywriter",
    ),
    field: "Marketing",
    executive: "Chief Marketing Officer",
    pay: 1.15,
    share: 8,
  },
  "Customer Support": {
    roles: listed(
      "Support Agent|Customer Success Specialist|Technical Support Specialist|Onboarding Specialist|Service Desk Analyst",
    ),
    field: "Customer Support",
    executive: "Chief Customer Officer",
    pay: 0.85,
    share: 12,
  },
  Operations: {
    roles: listed(
      "Operations Analyst|Operations Coordinator|Process Specialist|Facilities Technician|Planner|Shift Supervisor",
    ),
    field: "Operations",
    executive: "Chief Operating Officer",
    pay: 0.95,
    share: 12,
  },
  Finance: {
    roles: listed(
      "Accountant|Financial Analyst|Payroll Specialist|Controller|Treasury Analyst|Internal Auditor|Billing Specialist",
    ),
    field: "Finance",
    executive: "Chief Financial Officer",
    pay: 1.3,
    share: 7,
  },
  "Human Resources": {
    roles: listed(
      "HR Specialist|Recruiter|HR Business Partner|Compensation Analyst|Learning Specialist|People Coordinator",
    ),
    field: "Human Resources",
    executive: "Chief People Officer",
    pay: 1.05,
    share: 5,
  },
  Legal: {
    roles: listed("Paralegal|Legal Counsel|Compliance Analyst|Contract Specialist|Privacy Analyst"),
    field: "Legal",
    executive: "General Counsel",
    pay: 1.6,
    share: 2,
  },
  IT: {
    roles: listed(
      "Systems Administrator|Network Engineer|IT Support Technician|Database Administrator|Desktop Engineer|Identity Engineer",
    ),
    field: "IT",
    executive: "Chief Information Officer",
    pay: 1.2,
    share: 6,
  },
  Procurement: {
    roles: listed("Buyer|Sourcing Specialist|Category Analyst|Vendor Coordinator"),
    field: "Procurement",
    executive: "Chief Procurement Officer",
    pay: 1.05,
    share: 2,
  },
  Logistics: {
    roles: listed("Warehouse Associate|Dispatcher|Supply Chain Analyst|Driver|Inventory Clerk|Forklift Operator"),
    field: "Logistics",
    executive: "Chief Supply Chain Officer",
    pay: 0.75,
    share: 8,
  },
  Manufacturing: {
    roles: listed(
      "Machine Operator|Assembler|Production Technician|Maintenance Technician|Process Engineer|Welder|Toolmaker",
    ),
    field: "Manufacturing",
    executive: "Chief Manufacturing Officer",
    pay: 0.8,
    share: 9,
  },
  Quality: {
    roles: listed("Quality Inspector|Quality Engineer|Calibration Technician|Test Technician"),
    field: "Quality",
    executive: "Chief Quality Officer",
    pay: 0.95,
    share: 2,
  },
  "Research and Development": {
    roles: listed("Research Scientist|Laboratory Technician|Research Engineer|Chemist|Biologist|Patent Analyst"),
    field: "Research",
    executive: "Chief Science Officer",
    pay: 1.35,
    share: 3,
  },
  Administration: {
    roles: listed("Office Assistant|Executive Assistant|Receptionist|Records Clerk|Office Coordinator"),
    field: "Administration",
    executive: "Chief Administrative Officer",
    pay: 0.7,
    share: 4,
  },
};

/** Names of departments. */
export const departments: readonly string[] = Object.keys(departmentTable);

const departmentShares = lazily(
  (): WeightedTable => weightedTable(departments.map((name) => departmentTable[name]?.share ?? 1)),
);
const levels = lazily((): WeightedTable => weightedTable(seniorityShares));

const SALT = 0x6a6f6273;

/** A department at a key, by how many people work there. */
export function departmentAt(key: number): string {
  return departments[pick(departmentShares(), draw(innerKey(key, SALT), 0))] as string;
}

/** A level at a key. */
export function seniorityAt(key: number): Seniority {
  return seniorities[pick(levels(), draw(innerKey(key, SALT), 1))] as Seniority;
}

/** The job at a key; a department or a level that is given, is kept. */
export function jobAt(
  key: number,
  department: string = departmentAt(key),
  seniority: Seniority = seniorityAt(key),
): Job {
  const own = Object.hasOwn(departmentTable, department) ? departmentTable[department] : undefined;
  const known = own ?? (departmentTable.Operations as Department);
  const role = evenly(known.roles(), draw(innerKey(key, SALT), 2));
  return {
    title: titleOf(role, known, seniority),
    department,
    seniority,
    payFactor: known.pay * (seniorityPay[seniorities.indexOf(seniority)] as number),
  };
}

function titleOf(role: string, department: Department, seniority: Seniority): string {
  switch (seniority) {
    case "junior":
      return `Junior ${role}`;
    case "mid":
      return role;
    case "senior":
      return `Senior ${role}`;
    case "lead":
      return `Lead ${role}`;
    case "manager":
      return `${department.field} Manager`;
    case "director":
      return `Director of ${department.field}`;
    case "executive":
      return department.executive;
  }
}
