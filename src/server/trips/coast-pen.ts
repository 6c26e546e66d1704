/** Writes compact SVG paths: relative integer steps, and no invisible ones. */
export class CoastPen {
  private readonly parts: string[] = [];
  private readonly finest: number;
  private at = { x: 0, y: 0 };

  /** Steps of less than so many units are left out. */
  constructor(finest: number) {
    this.finest = finest;
  }

  moveTo(x: number, y: number): void {
    this.at = { x: Math.round(x), y: Math.round(y) };
    this.parts.push(`M${this.at.x} ${this.at.y}l`);
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.at.x, Math.round(y) - this.at.y];
    if (Math.abs(dx) + Math.abs(dy) < this.finest) return;
    this.parts.push(`${dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`);
    this.at = { x: this.at.x + dx, y: this.at.y + dy };
  }

  closePath(): void {
    this.parts.push('z');
  }

  /** A rock that is smaller than a step is no land. */
  path(): string {
    return this.parts
      .join('')
      .replace(/M-?\d+ -?\d+l(?: ?-?\d+){0,4}z/g, '')
      .replaceAll('l ', 'l');
  }
}
