/** A language beside Chinese and English: a folder here, called by its tag, whose `index.ts` exports it as `language`. */
export interface PortalLanguage {
  /** Read where it has no text of its own. @default 'en-US' */
  falls?: 'zh-CN' | 'en-US'
  /**
   * `texts.json`: texts by their Chinese, of pages, widgets, entities, menus, rules and the server alike. `{}` stands for a
   * value; texts with `{{name}}` or `${title}` are written with it.
   */
  texts: Record<string, string>
  /** antd's texts: the default export of `antd/locale/ja_JP`. */
  antd?: object
  /** Name of the language for calendars; `dayjs/locale/ja` has to be imported. */
  dayjs?: string
}

const rooms = import.meta.glob<{ language: PortalLanguage }>('./*/index.ts')

/** Tags of the languages that are here. */
export const addedLocales: readonly string[] = Object.keys(rooms).map((path) => path.split('/')[1]!)

/** Fetches a language when somebody chooses it; undefined for the product's own. */
export async function loadLanguage(tag: string): Promise<PortalLanguage | undefined> {
  return (await rooms[`./${tag}/index.ts`]?.())?.language
}
