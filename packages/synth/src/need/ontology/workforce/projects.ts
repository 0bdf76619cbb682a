import { choice, decimal, key, percent, person } from "../define.ts";
import { beta, lognormal } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Projects and tasks. */
export const projectTypes: readonly SemanticType[] = [
  key(
    "project_id",
    {
      en: "project|project number|project code|project identifier",
      de: "projekt|projektnummer|projekt-id",
      es: "proyecto|id de proyecto|código de proyecto",
      fr: "projet|code projet|identifiant projet",
      pt: "projeto|id do projeto|código do projeto",
    },
    "The project.",
    "PRJ-",
    "project",
  ),
  choice(
    "project_name",
    "name of the project|project title",
    "The name of the project.",
    "Aurora|Beacon|Cedar|Delta|Ember|Falcon|Granite|Horizon|Indigo|Juniper|Keystone|Lighthouse",
  ),
  key(
    "project_task_id",
    {
      en: "task|task id|to-do|task number|activity id|work item|to do|todo",
      de: "aufgabe|aufgaben-id",
      es: "tarea|id de tarea",
      fr: "tâche|identifiant tâche",
      pt: "tarefa|id da tarefa",
    },
    "The task.",
    "TSK-",
  ),
  choice(
    "task_status",
    {
      en: "status of task|task state|work status of task|progress status",
      de: "aufgabenstatus",
      es: "estado de la tarea",
      fr: "statut de la tâche",
      pt: "status da tarefa",
    },
    "Where the task stands.",
    "done:46|in progress:26|to do:20|blocked:8",
  ),
  percent(
    "percent_complete",
    {
      en: "progress|~completion|percentage complete|completion percentage|progress percent|completion rate|% complete",
      de: "fortschritt|fertigstellungsgrad",
      es: "avance|progreso|porcentaje completado",
      fr: "avancement|pourcentage d'avancement",
      pt: "progresso|percentual concluído",
    },
    "How far it is done.",
    beta(1.2, 0.9, 0, 100),
    0,
  ),
  decimal(
    "estimated_hours",
    {
      en: "~estimate|effort estimate|estimated effort|planned hours|estimated time|budgeted hours",
      de: "geschätzte stunden|aufwandsschätzung",
      es: "horas estimadas",
      fr: "heures estimées|charge estimée",
      pt: "horas estimadas",
    },
    "The effort estimated.",
    lognormal(9, 0.8),
    1,
    { unit: "h", minimum: 0 },
  ),
  decimal(
    "actual_hours",
    {
      en: "actual effort|hours spent|time logged|actual time|logged hours|effort spent",
      de: "tatsächliche stunden|ist-stunden",
      es: "horas reales",
      fr: "heures réelles|temps passé",
      pt: "horas reais",
    },
    "The effort in fact.",
    lognormal(10, 0.85),
    1,
    { unit: "h", minimum: 0 },
  ),
  choice(
    "project_phase",
    {
      en: "phase|project stage|project status phase|phase of project|work phase",
      de: "projektphase",
      es: "fase del proyecto|fase",
      fr: "phase du projet",
      pt: "fase do projeto",
    },
    "The phase of the project.",
    "planning:18|design:17|execution:40|testing:15|closing:10",
  ),
  person(
    "project_manager",
    "pm|project lead|manager of project|project owner",
    "Who leads the project; an invented person.",
    "full_name",
    { subject: "project" },
  ),
  choice(
    "project_status",
    "status of project|project health|rag status|rag|project state",
    "How the project goes.",
    "on track:58|at risk:22|delayed:12|completed:8",
  ),
  choice(
    "milestone",
    "milestone name|project milestone|deliverable",
    "The milestone.",
    "kick-off|requirements|design approved|first delivery|acceptance|hand-over",
  ),
];
