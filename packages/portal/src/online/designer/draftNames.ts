import type {
  Action,
  ActionInput,
  ActionValue,
  Condition,
  Field,
  FigureLine,
  Formula,
  When,
} from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import type { Draft, Place } from './draft'

const HEADER = 'record.'
/** What stands in a draft: data, though its types also know functions. */
type Told = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How the names of one field are read, wherever they stand. */
class Renaming {
  constructor(
    /** Of the form. */
    readonly key: string,
    readonly place: Place,
    readonly from: string,
    readonly to: string,
  ) {}

  /** A name that stands with the header or with lines. */
  name = (name: string, at: Place): string => {
    if (at !== undefined && name.startsWith(HEADER))
      return HEADER + this.name(name.slice(HEADER.length), undefined)
    return at === this.place && name === this.from ? this.to : name
  }

  names = <Names extends readonly string[] | undefined>(names: Names, at: Place): Names =>
    names?.map((each) => this.name(each, at)) as unknown as Names

  keys = <Value>(record: Readonly<Record<string, Value>>, at: Place): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [this.name(name, at), value]))

  condition = <Of extends When | undefined>(condition: Of, at: Place): Of => {
    if (!isObject(condition)) return condition
    const parts = (list: readonly Condition[]) => list.map((each) => this.condition(each, at))
    const next: Record<string, unknown> = { ...(condition as Told) }
    if (Array.isArray(next.all)) next.all = parts(next.all as Condition[])
    if (Array.isArray(next.any)) next.any = parts(next.any as Condition[])
    if (next.not) next.not = this.condition(next.not as Condition, at)
    if (typeof next.lines === 'string')
      for (const quantity of ['some', 'every', 'none'])
        if (next[quantity]) next[quantity] = this.condition(next[quantity] as Condition, next.lines)
    for (const member of ['field', 'other'])
      if (typeof next[member] === 'string') next[member] = this.name(next[member], at)
    return next as unknown as Of
  }

  formula = (formula: Formula, at: Place): Formula => {
    if (typeof formula === 'string') return this.name(formula, at)
    if (!isObject(formula)) return formula
    const next: Record<string, unknown> = { ...formula }
    for (const [member, value] of Object.entries(next)) {
      if (Array.isArray(value)) next[member] = value.map((each) => this.formula(each as Formula, at))
      else if (['round', 'then', 'else'].includes(member)) next[member] = this.formula(value as Formula, at)
      else if (member === 'when') next[member] = this.condition(value as Condition, at)
      else if (member === 'where') next[member] = this.condition(value as Condition, String(next.count))
      else if (member === 'sum') {
        const [key = '', name = ''] = String(value).split('.')
        next[member] = `${key}.${this.name(name, key)}`
      }
    }
    return next as unknown as Formula
  }

  /** What a field says of others, and of the records that it names where they are the form's own. */
  field = (field: Field, at: Place): Field => {
    const { visibleWhen, requiredWhen, disabledWhen, fills, where, currency, of } = field
    const named = (name: string) =>
      KINDS[field.kind].names === 'record' && field.ref === this.key ? this.name(name, undefined) : name
    const told = {
      visibleWhen: this.condition(visibleWhen, at),
      requiredWhen: this.condition(requiredWhen, at),
      disabledWhen: this.condition(disabledWhen, at),
      fills:
        fills &&
        each(this.keys(fills, at), (source) =>
          typeof source === 'string' ? named(source) : { ...source, from: named(source.from) },
        ),
      where:
        where &&
        Object.fromEntries(
          Object.entries(where).map(([name, value]) => [
            named(name),
            isObject(value)
              ? 'field' in value
                ? { field: this.name(String(value.field), at) }
                : { header: this.name(String(value.header), undefined) }
              : value,
          ]),
        ),
      currency: currency && this.name(currency, at),
      of: of && this.name(of, at),
    }
    return {
      ...field,
      ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    }
  }

  write = (set: Readonly<Record<string, ActionValue>>, at: Place): Record<string, ActionValue> =>
    Object.fromEntries(
      Object.entries(set).map(([name, value]) => [
        this.name(name, at),
        isObject(value) && 'formula' in value
          ? { formula: this.formula(value.formula as Formula, at) }
          : value,
      ]),
    )

  input = (item: ActionInput, at: Place): ActionInput => {
    if (typeof item === 'string') return this.name(item, at)
    if ('kind' in item) return item
    if (!('lines' in item)) return { ...item, field: this.name(item.field, at) }
    const { lines, ask, where, show, propose, set } = item
    return {
      ...item,
      ask: ask.map((each) => this.input(each, lines) as (typeof ask)[number]),
      ...(where ? { where: this.condition(where, lines) } : {}),
      ...(show ? { show: this.names(show, lines) } : {}),
      ...(propose
        ? {
            propose: Object.fromEntries(
              Object.entries(propose).map(([name, formula]) => [
                this.name(name, lines),
                this.formula(formula, lines),
              ]),
            ),
          }
        : {}),
      ...(set ? { set: this.write(set, lines) } : {}),
    }
  }

  action = <Of extends Pick<Action, 'when' | 'input' | 'set' | 'cases' | 'on' | 'lines' | 'same'>>(
    action: Of,
    onlyLines: Place,
  ): Of => {
    const at = action.on === 'lines' ? (action.lines ?? onlyLines) : undefined
    const { when, input, set, cases, same } = action
    return {
      ...action,
      ...(when ? { when: this.condition(when, at) } : {}),
      ...(input ? { input: input.map((item) => this.input(item, at)) } : {}),
      ...(set ? { set: this.write(set, at) } : {}),
      ...(same ? { same: this.names(same, at) } : {}),
      ...(cases
        ? { cases: cases.map((each) => ({ ...each, when: this.condition(each.when, undefined) })) }
        : {}),
    }
  }

  figure = (line: FigureLine): FigureLine =>
    'lines' in line
      ? { ...line, lines: line.lines.map(this.figure) }
      : { ...line, field: this.name(line.field, undefined) }
}

const each = <Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** A draft in which a field is called otherwise, wherever it is named: placed, asked for, computed with, printed, counted by. */
export function withName(draft: Draft, place: Place, from: string, to: string): Draft {
  const names = new Renaming(draft.key, place, from, to)
  const header = (name: string) => names.name(name, undefined)
  const [onlyLines] = Object.keys(draft.lines ?? {})
  const fieldsAt = (fields: Readonly<Record<string, Field>>, at: Place) =>
    each(names.keys(fields, at), (field) => names.field(field, at))
  const computed = <Value>(derive: Readonly<Record<string, Value>>, at: Place) =>
    each(names.keys(derive, at), (formula) => names.formula(formula as Formula, at) as Value)
  const coloured = (colours: NonNullable<Draft['colours']>, at: Place) =>
    colours.map((colour) => ({
      ...colour,
      when: names.condition(colour.when, at),
      ...(colour.fields ? { fields: names.names(colour.fields, at) } : {}),
    }))
  const {
    lines,
    derive,
    colours,
    workflow,
    workflows,
    actions,
    approval,
    checks,
    print,
    figures,
    reference,
  } = draft
  const flow = <Of extends Omit<NonNullable<Draft['workflow']>, 'field'>>(one: Of): Of => ({
    ...one,
    actions: each(one.actions, (action) => names.action(action, onlyLines)),
  })
  return {
    ...draft,
    title: header(draft.title),
    fields: fieldsAt(draft.fields, undefined),
    list: draft.list.map(header),
    query: draft.query.map((item) => (typeof item === 'string' ? header(item) : names.keys(item, undefined))),
    form: draft.form.map(({ section, rows }) => ({ section, rows: rows.map((row) => row.map(header)) })),
    ...(derive ? { derive: computed(derive, undefined) } : {}),
    ...(colours ? { colours: coloured(colours, undefined) } : {}),
    ...(workflow ? { workflow: { ...flow(workflow), field: header(workflow.field) } } : {}),
    ...(workflows ? { workflows: each(names.keys(workflows, undefined), flow) } : {}),
    ...(actions ? { actions: each(actions, (action) => names.action(action, onlyLines)) } : {}),
    ...(approval
      ? {
          approval: {
            ...approval,
            steps: approval.steps.map((step) => ({
              ...step,
              ...(step.when ? { when: names.condition(step.when, undefined) } : {}),
              by: typeof step.by === 'object' && 'user' in step.by ? { user: header(step.by.user) } : step.by,
            })),
          },
        }
      : {}),
    ...(checks
      ? {
          checks: each(checks, (check) => ({
            ...check,
            ...(check.when ? { when: names.condition(check.when as Condition, undefined) } : {}),
            assert: names.condition(check.assert as Condition, undefined),
            ...(check.field ? { field: header(check.field) } : {}),
          })),
        }
      : {}),
    ...(print
      ? {
          print: {
            ...print,
            ...(print.fields ? { fields: print.fields.map(header) } : {}),
            ...(print.from ? { from: header(print.from) } : {}),
            ...(print.totals ? { totals: print.totals.map(header) } : {}),
            ...(print.lines
              ? {
                  lines: Object.fromEntries(
                    Object.entries(print.lines).map(([key, columns]) => [key, names.names(columns, key)]),
                  ),
                }
              : {}),
          },
        }
      : {}),
    ...(figures
      ? { figures: each(figures, (figure) => ({ ...figure, where: figure.where.map(names.figure) })) }
      : {}),
    ...(reference
      ? {
          reference: {
            ...reference,
            ...(reference.value ? { value: header(reference.value) } : {}),
            ...(reference.text ? { text: header(reference.text) } : {}),
            ...(reference.textEn ? { textEn: header(reference.textEn) } : {}),
            ...(reference.columns ? { columns: reference.columns.map(header) } : {}),
            ...(reference.search ? { search: reference.search.map(header) } : {}),
          },
        }
      : {}),
    ...(lines
      ? {
          lines: Object.fromEntries(
            Object.entries(lines).map(([key, line]) => [
              key,
              {
                ...line,
                fields: fieldsAt(line.fields, key),
                columns: names.names(line.columns, key),
                ...(line.derive ? { derive: computed(line.derive, key) } : {}),
                ...(line.footer ? { footer: names.keys(line.footer, key) } : {}),
                ...(line.colours ? { colours: coloured(line.colours, key) } : {}),
                ...(line.tags ? { tags: names.names(line.tags, key) } : {}),
                ...(line.details ? { details: names.names(line.details, key) } : {}),
                ...(line.linkage
                  ? { linkage: each(names.keys(line.linkage, key), (name) => names.name(name, key)) }
                  : {}),
              },
            ]),
          ),
        }
      : {}),
  }
}
