import { realismTrial } from "../../../test/realism-trial.ts";
import { iotSensorLogs } from "../../datasets/iot-sensor-logs.ts";
import { iotSensorLogsRealism } from "./iot-sensor-logs.ts";

realismTrial(iotSensorLogs, iotSensorLogsRealism);
