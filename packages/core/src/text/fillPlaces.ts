/**
 * A template with `${name}` replaced by its value, once; places without a value stay. Nothing is evaluated: the preview in
 * the browser and what the server sends are the same (contract §19).
 *
 * @example fillPlaces('Hello ${name}', new Map([['name', 'Wang']]))
 */
export function fillPlaces(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\$\{(\w{1,50})\}/g, (place, name: string) => values.get(name) ?? place)
}
