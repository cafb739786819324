import type { Text } from '@lading/core/text'
import type { InferenceRule, Reference } from '../infer/types'

/** What a project may say in its `lading.config.ts`. All of it has defaults. */
export interface LadingConfig {
  /**
   * What is generated: all of a portal, or for an application with a server and a router of its own the pages, their
   * stories and tests alone. @default 'portal'
   */
  target?: 'portal' | 'pages'
  /** Folder of the business pages. @default 'src/business' */
  business?: string
  /** The derived list of server parts. @default 'server/modules.gen.ts' */
  modules?: string
  /** Folder of the project's own templates (`lading eject`). @default 'templates' */
  templates?: string
  /** Folder of the locks and pristine renders; belongs in version control. @default '.lading' */
  state?: string
  /** Labels of field names that the built-in glossary does not know, or knows otherwise. */
  glossary?: Record<string, Text>
  /** Entity key → business area, e.g. `{ saQuotation: 'sales' }`. */
  areas?: Record<string, string>
  /** Field name → what it refers to, e.g. `{ relInqOrder: { kind: 'record', ref: 'inquiryOrder' } }`. */
  references?: Record<string, Reference>
  /** Codes of dictionaries that are kept elsewhere, e.g. by the server or an administrator: `lading check` knows them. */
  dictionaries?: string[]
  /** Own inference rules; tried before the built-in ones. */
  rules?: InferenceRule[]
}

/** A configuration with every default filled in. */
export type ResolvedConfig = Required<LadingConfig>

/** Gives the configuration back, typed: `export default defineConfig({ … })` in `lading.config.ts`. */
export function defineConfig(config: LadingConfig): LadingConfig {
  return config
}

/** Fills the defaults in. */
export function resolveConfig(config: LadingConfig): ResolvedConfig {
  return {
    target: 'portal',
    business: 'src/business',
    modules: 'server/modules.gen.ts',
    templates: 'templates',
    state: '.lading',
    glossary: {},
    areas: {},
    references: {},
    dictionaries: [],
    rules: [],
    ...config,
  }
}
