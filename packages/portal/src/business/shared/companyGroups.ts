import type { Text } from '@lading/core/text'

/** A group of companies that the menu has a branch for (spec 1 §1). */
export interface CompanyGroup extends Text {
  /** Value of the dictionary `company_group`, and the field `companyGroup` of a company. */
  value: string
  /** Begins the addresses of its pages. */
  path: string
}

const group = (value: string, zh: string, en: string): CompanyGroup => ({
  value,
  path: `/${value.toLowerCase()}`,
  zh: `${zh} ${value}`,
  en: `${en} (${value})`,
})

/** In the order of the menu. */
export const COMPANY_GROUPS: readonly CompanyGroup[] = [
  group('HQ', '总部', 'Headquarters'),
  group('SG', '新加坡', 'Singapore'),
  group('NL', '荷兰', 'Netherlands'),
  group('UAE', '阿联酋', 'United Arab Emirates'),
  group('USA', '美国', 'United States'),
]

/** What records of the group name: a company with this value in this field. */
export const GROUPED_BY = { ref: 'company', field: 'companyGroup' } as const
