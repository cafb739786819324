// `node scripts/contract-paths.mjs <contract> <specification 1> <specification 2>`: reads the calls that three documents
// name and writes them to packages/server/src/testing/contract/contractPaths.json, which the tests hold against the
// server. The documents are the customer's and the authors' own, in Markdown; docs/reference tells what they say. The
// result is committed: this is needed again only when a new version of one arrives.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'

/** What the documents say in words ("CRUD as section 4", "export/import"), as calls; by resource, with the section. */
const PLAIN = [
  'GET list',
  'POST add',
  'PUT|POST edit',
  'DELETE delete',
  'DELETE deleteBatch',
  'GET queryById',
]
const EXCHANGE = ['GET exportXls', 'POST importExcel']
const IN_WORDS = {
  '<base>': ['4', ...PLAIN, ...EXCHANGE],
  '/sys/user': [
    '8',
    ...EXCHANGE,
    'DELETE deleteUserRoleBatch',
    'DELETE deleteUserInDepartBatch',
    'GET getQuitList',
    'GET verifyIzDefaultPwd',
  ],
  '/sys/role': ['9', ...EXCHANGE, 'GET queryallNoByTenant'],
  '/sys/sysDepartRole': [
    '11',
    ...PLAIN,
    'GET getDeptRoleList',
    'GET getDeptRoleByUserId',
    'POST deptRoleUserAdd',
    'POST datarule',
    'GET datarule/{}/{}/{}',
  ],
  '/sys/dict': ['12.1', ...EXCHANGE],
  '/sys/category': ['13', ...EXCHANGE],
  '/sys/annountCement': ['14', 'GET vue3List', 'POST clearAllUnReadMessage'],
  '/sys/position': ['16', ...PLAIN, ...EXCHANGE],
  '/sys/checkRule': ['18', ...PLAIN],
  '/sys/fillRule': ['18', ...PLAIN],
  '/sys/quartzJob': ['19', 'GET resume', 'GET execute', ...EXCHANGE],
  '/sys/tenant': ['19', ...PLAIN],
  '/sys/dataSource': ['19', ...PLAIN, 'GET options'],
  '/sys/message/sysMessage': ['19', ...PLAIN],
  '/sys/message/sysMessageTemplate': ['19', ...PLAIN],
  '/sys/sysUserAgent': ['19', ...PLAIN, 'GET queryByUserName'],
  '/sys/actuator/redis': ['19', 'GET info', 'GET keysSize', 'GET memoryInfo'],
  '/online/cgreport/head': [
    '20',
    'GET list',
    'POST add',
    'PUT editAll',
    'DELETE delete',
    'DELETE deleteBatch',
  ],
  '/online/cgform/api': [
    '21.1',
    'GET getErpColumns/{}',
    'GET getFormItemBytbname/{}',
    'GET exportXls/{}',
    'GET subform/list/{}/{}',
  ],
  '/online/cgform/button': ['21.4', 'POST add'],
}
/** Of the categories the first specification gives the last part of the path only. */
const SHELL_CATEGORIES = ['loadTreeChildren', 'loadOne', 'loadTreeData', 'loadDictItem']
/** Where a document goes on with a short path: sections of the contract, and whose paths they are. */
const GOES_ON = { 10: '/sys/permission', 11: '/sys/sysDepart', 13: '/sys/category', 14: '/sys/annountCement' }

const bare = (path) =>
  path
    .replace(/[?].*$/, '')
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/:\w+/g, '{}')
    .replace(/\/(\*|…)$/, '/{}')
    .replace('{}_{}', '{}')
const verbsOf = (text = '') => text.match(/GET|POST|PUT|DELETE/g) ?? []

const calls = new Map()
function note(path, given, source) {
  // "GET/POST `/sys/user/exportXls`, `/importExcel`" means one verb each.
  const verbs = path.endsWith('/exportXls') ? ['GET'] : given
  const call = calls.get(path) ?? { path, verbs: new Set(), sources: new Set() }
  for (const verb of verbs) call.verbs.add(verb)
  calls.set(path, call.sources.add(source) && call)
}

/** Whether a section of the contract names calls: entities, menus and messages have slashes as well. */
const tells = (section) => /^(2\.2|5\.2|6(\.\d)?|7|8|9|1[0-9](\.\d)?|20|21\.[14]|24\.1)$/.test(section)

function resourceOf(path) {
  const parts = path.split('/')
  if (parts[1] === 'mock') return '/mock/api'
  const deep = /^\/(sys\/(message|oss)|online\/\w+)\//.test(path)
  return parts.slice(0, deep ? 4 : 3).join('/')
}

/** The whole path of a short one, by the last whole one before it. */
function whole(short, before, section) {
  if (section === '21.4') {
    if (/^\/(head|api|button|field|index)\//.test(short)) return `/online/cgform${short}`
    return `/online/cgform/${/^\/(enhance|delete|removeRecord)/.test(short) ? 'head' : 'api'}${short}`
  }
  if (short.startsWith('/{')) return before + short
  if (/^\/(item|param|head)\//.test(short)) return `/online/cgreport${short}`
  if (short === '/callback') return before.replace(/\/login$/, short)
  return resourceOf(before || `${GOES_ON[section]}/`) + short
}

function readContract(text) {
  let section = ''
  for (const line of text.split('\n')) {
    section = /^#+ ([\d.]+?)\.? /.exec(line)?.[1] ?? section
    if (!tells(section)) continue
    let before = ''
    const marks =
      /(?:\b((?:GET|POST|PUT|DELETE)(?:(?: or |\/|, )(?:GET|POST|PUT|DELETE))*)(?: \(S: [^)]*\))? )?`([^`]+)`/g
    for (const [, verbs, quoted] of line.matchAll(marks)) {
      const path = bare(
        quoted
          .split(/[ ,]/)[0]
          .replace(/\{table$/, '{}')
          .replace(/^…/, ''),
      )
      if (!/^\/\w|^\/\{/.test(path) || /\/(isystem|oss\/file$|datarule\/…)/.test(path)) continue
      const known = /^\/(sys|online|mock|desform|actuator|websocket|vxeSocket)\//.test(path)
      const full = known
        ? path
        : before || GOES_ON[section] || section === '21.4'
          ? whole(path, before, section)
          : ''
      if (!full) continue
      before = full
      const also = /\(S: (POST|PUT or POST)\)/.exec(line.slice(0, 60)) ? ['POST'] : []
      // `/sys/checkRule/*` stands for an administration (IN_WORDS), `/sys/common/static/` for no call.
      if (!/\/$/.test(full) && !(quoted.endsWith('/*') && IN_WORDS[full.slice(0, -3)]))
        note(full, [...verbsOf(verbs), ...also], `contract §${section}`)
    }
  }
  for (const [resource, [of, ...phrases]] of Object.entries(IN_WORDS))
    for (const phrase of phrases) {
      const [verbs, name] = phrase.split(' ')
      note(`${resource}/${name}`, verbs.split('|'), `contract §${of}`)
    }
}

/** The table of calls of a specification: paths with their verbs, in lists and in tables. */
function readSpecification(text, number) {
  const section = text.slice(text.indexOf('\n## 7.'), text.indexOf('\n## 8.'))
  const marks =
    /((?:GET|POST|PUT|DELETE)(?: or (?:GET|POST|PUT))?)(?: \||) +(?:\{host\})?\/?((?:sys|online|mock)\/[\w{}/]+)/g
  for (const [, verbs, path] of section.matchAll(marks))
    note(`/${bare(path)}`.replace(/(.)\/$/, '$1'), verbsOf(verbs), `specification ${number} §7`)
  for (const [, path] of section.matchAll(/(?<=[\s(])(?:\{host\})?(\/sys\/[\w{}/]+)/g)) {
    const full = bare(path).replace(/\/$/, '')
    note(full, [], `specification ${number} §7`)
  }
}

const [contract, first, second] = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'))
readContract(contract)
readSpecification(first, 1)
for (const name of SHELL_CATEGORIES) note(`/sys/category/${name}`, ['GET'], 'specification 1 §7')
readSpecification(second, 2)
for (const name of ['list', 'delete', 'deleteBatch', 'exportXls', 'importExcel'])
  note(`<base>/${name}`, [], 'specification 2 §7')

const list = [...calls.values()]
  .map(({ path, verbs, sources }) => ({ path, verbs: [...verbs].sort(), sources: [...sources].sort() }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))
const file = join(root, 'packages/server/src/testing/contract/contractPaths.json')
writeFileSync(file, `[\n${list.map((call) => `  ${JSON.stringify(call)}`).join(',\n')}\n]\n`)
