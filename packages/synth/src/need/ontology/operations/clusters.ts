import { choice, flag, scheme, shaped, typed, whole } from "../define.ts";
import { choices, geometric, lognormal, poisson } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Containers and what keeps them running. */
export const clusterTypes: readonly SemanticType[] = [
  scheme("pod_name", "pod|pod id|k8s pod|kubernetes pod|pod identifier", "The pod.", "pod_name", { subject: "pod" }),
  choice(
    "namespace",
    "k8s namespace|kubernetes namespace|project namespace",
    "The namespace.",
    "default:28|payments:18|web:18|data:14|monitoring:12|kube-system:10",
  ),
  choice(
    "cluster_name",
    "cluster|cluster id|k8s cluster|kubernetes cluster",
    "The cluster.",
    "prod-1:44|prod-2:28|staging-1:18|edge-1:10",
  ),
  shaped("node_name", "worker node|kubernetes node|k8s node|cluster node", "The node.", "\\n\\o\\d\\e\\-99"),
  choice(
    "container_name",
    "~container|docker container|container image name",
    "The container.",
    "app:52|proxy:20|worker:16|init:6|logger:6",
  ),
  typed(
    "image_tag",
    "image|container image|docker image|image version|docker tag",
    "The image that runs.",
    "string",
    choices("api:2.14.0|api:2.13.4|worker:1.9.2|web:5.1.0|proxy:0.8.7|cron:1.2.3"),
  ),
  choice(
    "pod_status",
    "pod phase|~phase|pod state|container state|container status",
    "How the pod is.",
    "Running:90|Pending:4|CrashLoopBackOff:2|Succeeded:3|Failed:1",
  ),
  whole(
    "restart_count",
    {
      en: "restarts|number of restarts|container restarts|pod restarts",
      de: "neustarts",
      es: "reinicios",
      fr: "redémarrages",
      pt: "reinicializações",
    },
    "How often it was started again.",
    poisson(0.3),
  ),
  flag(
    "oom_killed",
    "oom|oom kill|oomkilled|out of memory kill|killed by oom",
    "Whether it was stopped because memory ran out.",
    0.01,
  ),
  flag(
    "is_ready",
    "ready|readiness|readiness probe|healthy|is healthy|health check passed",
    "Whether it is ready for requests.",
    0.96,
  ),
  whole(
    "replica_count",
    "replicas|desired replicas|number of replicas|instances|number of instances|available replicas|node count|number of nodes",
    "How many of it run.",
    geometric(3),
    { minimum: 1 },
  ),
  whole(
    "cpu_millicores",
    "millicores|cpu cores|cpu request|cpu limit|cores|vcpu|vcpus",
    "Processor in thousandths of a core.",
    lognormal(250, 0.8),
    { unit: "m" },
  ),
  flag("is_throttled", "cpu throttled|cpu throttling", "Whether the processor was throttled.", 0.06),
  choice(
    "scaling_event",
    "autoscaling event|scaling action|scale event|autoscaling",
    "What the autoscaler did.",
    "none:86|scale up:8|scale down:6",
  ),
];
