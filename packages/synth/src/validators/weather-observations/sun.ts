const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const RADIAN = Math.PI / 180;

/** Where the sun stands at an instant, apart from the place that looks: the same for all stations of a round. */
export class Sun {
  private day = Number.NaN;
  private sinDeclination = 0;
  private cosDeclination = 0;
  /** Equation of time, in hours. */
  private equation = 0;
  private hours = 0;

  at(ts: number): void {
    const day = Math.floor(ts / DAY_MS);
    this.hours = (ts - day * DAY_MS) / HOUR_MS;
    if (day === this.day) return;
    this.day = day;
    const newYear = Date.UTC(new Date(ts).getUTCFullYear(), 0, 1);
    const n = day - newYear / DAY_MS + 1;
    const declination = 23.45 * RADIAN * Math.sin((RADIAN * 360 * (284 + n)) / 365);
    this.sinDeclination = Math.sin(declination);
    this.cosDeclination = Math.cos(declination);
    const b = (RADIAN * 360 * (n - 81)) / 365;
    this.equation = (9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b)) / 60;
  }

  /** Sine of the sun's height above a place. */
  sineOfHeight(sinLatitude: number, cosLatitude: number, longitude: number): number {
    const hourAngle = 15 * RADIAN * (this.hours + longitude / 15 + this.equation - 12);
    return sinLatitude * this.sinDeclination + cosLatitude * this.cosDeclination * Math.cos(hourAngle);
  }
}
