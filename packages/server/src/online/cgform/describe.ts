import type { EntityDefinition, Field } from '@lading/core/entity'
import { pageKind, permissionCode, permittedActions } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { mayDo } from '../../auth/sessionStore'
import { currentLocale } from '../../http/language'
import type { Context, StoredForm } from '../../module'
import type { Session } from '../../session'
import type { SubTable } from './subTables'
import { columnOf, optionsOf, propertyOf, queryItemOf } from './views'

/** What every list says alike. Script of a designer is never sent, and a client need not look for it. */
const LIST = {
  formTemplate: '2',
  paginationFlag: 'Y',
  checkboxFlag: 'Y',
  scrollFlag: 1,
  isDesForm: 'N',
  desFormCode: '',
  fieldHrefSlots: [],
  enhanceJs: '',
  relationType: 0,
}

type Known = Pick<Context, 'dictionaries' | 'fieldRights'>

/** Buttons of the list, by the right that each asks for. */
const BUTTONS: Readonly<Record<string, string>> = {
  add: 'add',
  update: 'edit',
  delete: 'delete',
  batch_delete: 'batch_delete',
  import: 'import',
  export: 'export',
}

/** The field that names the record above, where the records are a tree. */
export const parentField = ({ fields, key }: EntityDefinition): string | undefined =>
  Object.keys(fields).find((name) => fields[name]!.kind === 'record' && fields[name]!.ref === key)

const tableType = ({ lines = {} }: EntityDefinition) => (Object.keys(lines).length > 0 ? 2 : 1)

async function columns(
  { dictionaries }: Known,
  names: readonly string[],
  fields: Record<string, Field>,
  entity?: EntityDefinition,
) {
  const dictOptions: Record<string, unknown> = {}
  const list = []
  for (const name of names) {
    const options = await optionsOf(dictionaries, name, fields[name]!, entity)
    if (options) dictOptions[name] = options
    list.push(columnOf(name, fields[name]!, options !== undefined))
  }
  return { columns: list, dictOptions }
}

/** What `getColumns` answers (contract §21.2), less what is hidden from the session. */
export async function describeList(known: Known, { id, entity }: StoredForm, session: Session) {
  const hidden = (await known.fieldRights.now()).hidden(entity, session)
  const offered = ({ permissions }: EntityDefinition, action: string) =>
    permissions.actions.includes(action) && mayDo(session, permissionCode(entity, action))
  const locale = currentLocale()
  const parent = pageKind(entity).list === 'tree' ? parentField(entity) : undefined
  return {
    code: id,
    description: textIn(entity.label, locale),
    currentTableName: entity.key,
    tableType: tableType(entity),
    ...LIST,
    ...(await columns(
      known,
      entity.list.filter((name) => !hidden.has(name)),
      entity.fields,
      entity,
    )),
    hideColumns: Object.keys(BUTTONS).filter((button) => !offered(entity, BUTTONS[button]!)),
    cgButtonList: permittedActions(entity)
      .filter(({ on, name }) => on === 'record' && mayDo(session, permissionCode(entity, name)))
      .map(({ name, zh, en }, at) => ({
        id: `${entity.key}:${name}`,
        buttonCode: name,
        buttonName: textIn({ zh, en }, locale),
        buttonStyle: 'link',
        optType: 'action',
        optPosition: '2',
        orderNum: at,
        buttonStatus: '1',
      })),
    foreignKeys: [],
    ...(parent ? { pidField: parent, hasChildrenField: 'hasChild', textField: entity.title } : {}),
  }
}

/** Columns of a form's lines, as those of a table of their own, less what is hidden from the session. */
export async function describeLines(
  known: Known,
  { form: { entity }, key, line }: SubTable,
  session: Session,
) {
  const hidden = await hiddenOfLines(known, entity, key, session)
  return {
    ...LIST,
    code: key,
    currentTableName: key,
    description: textIn(line.label, currentLocale()),
    tableType: 3,
    ...(await columns(
      known,
      line.columns.filter((name) => !hidden.has(name)),
      line.fields,
    )),
    hideColumns: mayDo(session, permissionCode(entity, 'edit')) ? [] : Object.keys(BUTTONS),
    cgButtonList: [],
    foreignKeys: [{ field: 'parentId', table: entity.key, key: 'id' }],
  }
}

async function hiddenOfLines(
  { fieldRights }: Known,
  entity: EntityDefinition,
  key: string,
  session: Session,
): Promise<ReadonlySet<string>> {
  return (await fieldRights.now()).of(entity, session).lines[key]?.hidden ?? new Set()
}

/** What `getQueryInfo` answers. */
export async function describeQuery(known: Known, { entity }: StoredForm, session: Session) {
  const hidden = (await known.fieldRights.now()).hidden(entity, session)
  return entity.query
    .map((item) => (typeof item === 'string' ? ([item, undefined] as const) : Object.entries(item)[0]!))
    .filter(([name]) => !hidden.has(name))
    .map(([name, mode]) => queryItemOf(name, entity.fields[name]!, mode === 'range'))
}

/** What `getQueryInfoVue3` answers: the same by field. */
export async function describeQueryByField(known: Known, form: StoredForm, session: Session) {
  const items = await describeQuery(known, form, session)
  return {
    table: form.entity.key,
    type: 'object',
    properties: Object.fromEntries(
      items.map(({ field, label, ...rest }, at) => [
        field,
        { ...rest, title: label, type: 'string', order: at + 1 },
      ]),
    ),
  }
}

async function properties(
  { dictionaries }: Known,
  fields: Record<string, Field>,
  hidden: ReadonlySet<string>,
  entity?: EntityDefinition,
) {
  const shown = Object.entries(fields).filter(([name]) => !hidden.has(name))
  const entries = []
  for (const [at, [name, field]] of shown.entries())
    entries.push([
      name,
      propertyOf(field, at + 1, await optionsOf(dictionaries, name, field, entity)),
    ] as const)
  return {
    required: shown.filter(([, field]) => field.required && !field.readonly).map(([name]) => name),
    properties: Object.fromEntries(entries),
  }
}

/** What `getFormItem` answers (contract §21.3). */
export async function describeForm(known: Known, { id, entity }: StoredForm, session: Session) {
  const rights = (await known.fieldRights.now()).of(entity, session)
  const describe = textIn(entity.label, currentLocale())
  const schema = await properties(known, entity.fields, rights.hidden, entity)
  const tabs = []
  for (const [at, [key, line]] of Object.entries(entity.lines ?? {}).entries())
    tabs.push([
      key,
      {
        view: 'tab',
        describe: textIn(line.label, currentLocale()),
        relationType: 0,
        order: at + 1,
        foreignKey: 'parentId',
        id: key,
        ...(await properties(known, line.fields, rights.lines[key]?.hidden ?? new Set())),
        columns: (
          await columns(
            known,
            line.columns.filter((name) => !rights.lines[key]?.hidden.has(name)),
            line.fields,
          )
        ).columns,
        hideButtons: [],
      },
    ] as const)
  const parent = parentField(entity)
  return {
    schema: {
      table: entity.key,
      type: 'object',
      describe,
      required: schema.required,
      properties: { ...schema.properties, ...Object.fromEntries(tabs) },
      searchFieldList: entity.query.flatMap((item) => (typeof item === 'string' ? item : Object.keys(item))),
    },
    head: {
      id,
      tableName: entity.key,
      tableTxt: describe,
      tableType: tableType(entity),
      formTemplate: '2',
      isTree: parent && pageKind(entity).list === 'tree' ? 'Y' : 'N',
      ...(parent ? { treeParentIdField: parent } : {}),
      themeTemplate:
        ({ erp: 'erp', inner: 'innerTable' } as Record<string, string>)[pageKind(entity).list] ?? 'normal',
      extConfigJson: '{}',
    },
    cgButtonList: [],
    enhanceJs: '',
  }
}

/** What `getFormItem` answers for lines by their name. */
export async function describeLineForm(
  known: Known,
  { form: { entity }, key, line }: SubTable,
  session: Session,
) {
  const describe = textIn(line.label, currentLocale())
  return {
    schema: {
      table: key,
      type: 'object',
      describe,
      ...(await properties(known, line.fields, await hiddenOfLines(known, entity, key, session))),
    },
    head: {
      id: key,
      tableName: key,
      tableTxt: describe,
      tableType: 3,
      formTemplate: '2',
      isTree: 'N',
      themeTemplate: 'normal',
      extConfigJson: '{}',
    },
    cgButtonList: [],
    enhanceJs: '',
  }
}
