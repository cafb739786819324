import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** Comments say where a rule comes from; each place named must be there (docs/reference/README.md). */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const LEFT_OUT = /^(node_modules|dist|acceptance|results|storybook-static|\..+)$/
function filesBelow(folder: string, wanted: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : filesBelow(path, wanted)
    return wanted.test(entry.name) ? [path] : []
  })
}

/** The sections of a page by their number, each with all that stands below it; `''` is the whole page. */
function sectionsOf(path: string): Map<string, string> {
  const text = read(path)
  const headings = [...text.matchAll(/^(##+) (\d+(?:\.\d+)*)\.? .+$/gm)]
  const sections = new Map([['', text]])
  headings.forEach((heading, at) => {
    const next = headings.slice(at + 1).find((other) => other[1]!.length <= heading[1]!.length)
    sections.set(heading[2]!, text.slice(heading.index, next?.index))
  })
  return sections
}

const pages = {
  'spec 1': 'shell.md',
  'spec 2': 'widgets.md',
  contract: 'contract.md',
  security: 'threats.md',
} as const
type Paper = keyof typeof pages
const papers = new Map(
  Object.entries(pages).map(([paper, page]) => [paper as Paper, sectionsOf(`docs/reference/${page}`)]),
)
const decisions = readdirSync(join(root, 'docs/adr')).map((name) => Number(/^\d+/.exec(name)?.[0]))

/** Without the bars of tables and the breaks of lines. */
const plain = (text: string) => text.replace(/[\s|`*]+/g, ' ').toLowerCase()
const holds = (paper: Paper, section: string, words: string) =>
  plain(papers.get(paper)!.get(section) ?? '').includes(plain(words))

/** The paper that a section is of: the last one named shortly before it. */
function paperBefore(text: string, at: number): Paper | undefined {
  const names = /(?:\bspec(?:ification)?|规格) ([12])\b|\b(contract|security)\b/gi
  const [, spec, other] = [...text.slice(Math.max(0, at - 90), at).matchAll(names)].at(-1) ?? []
  return spec ? (`spec ${spec}` as Paper) : (other?.toLowerCase() as Paper | undefined)
}

/** What a source names and what is not there. */
function faultsOf(source: string, path: string): string[] {
  // A citation may go on in the next line of a comment.
  const text = source.replace(/\n\s*(?:\*(?!\/)|\/\/) ?/g, ' ')
  const faults: string[] = []
  const ask = (found: boolean | undefined, what: string) => {
    if (!found) faults.push(`${path}: ${what}`)
  }
  for (const { 0: all, 1: section = '', 2: words, index } of text.matchAll(
    /(?<!\} )§§? ?(\d+(?:\.\d+)*)(?:[,:] "([^"]+)")?/g,
  )) {
    const paper = paperBefore(text, index)
    ask(paper && papers.get(paper)!.has(section), `${paper ?? 'nothing before'} ${all}`)
    if (paper && words) ask(holds(paper, section, words), `${paper} ${all}`)
  }
  for (const [all, words] of text.matchAll(/security\.md, "([^"]+)"/g))
    ask(holds('security', '', words!), all)
  for (const [all, number] of text.matchAll(/\bthreat (\d+)/g))
    ask(new RegExp(`^\\| ${number} +\\|`, 'm').test(papers.get('security')!.get('3')!), all)
  for (const [all, number] of text.matchAll(/\b(?:decision|ADR) (\d+)/g))
    ask(decisions.includes(Number(number)), all)
  // Says where, and not why: the line above it is no comment that it ends.
  for (const [all] of source.matchAll(
    /(?<!^\s*(?:\/\/|\*).*\n)^[ \t]*(?:\/\/|\/\*\*?) \(?(?:spec [12]|contract|security\.md),? §[\d.]+\)?\.?(?: \*\/)?$/gim,
  ))
    ask(false, all.trim())
  // Papers that only the authors have.
  for (const [all] of text.matchAll(/\(design: [^)]*|\b(?:architecture|generator|definition)\.md\b/g))
    ask(false, all)
  const comments = source.match(/^\s*(?:\/?\*|\/\/).*$/gm) ?? []
  for (const [, name] of comments.join('\n').matchAll(/(?<![\w<./-])([\w./-]+\.md)\b/g)) {
    const from = ['', 'docs', 'docs/reference', dirname(path), dirname(dirname(path))]
    ask(
      from.some((folder) => existsSync(join(root, folder, name!))),
      name!,
    )
  }
  return faults
}

it('every citation in the sources leads to a section, a threat, a decision or a page', () => {
  const sources = ['packages', 'templates', 'scripts', 'e2e', 'bench'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|mjs|js|css)$/),
  )
  expect(sources.length).toBeGreaterThan(1_500)
  const here = relative(root, fileURLToPath(import.meta.url))
  expect(sources.filter((path) => path !== here).flatMap((path) => faultsOf(read(path), path))).toEqual([])
})

it.each([
  ['/** Rows (spec 2 §12). */', 'spec 2 §12'],
  ['/** Rows (§3). */', 'nothing before §3'],
  ['/** Rows (spec 2 §3, "Grid\n * column of another kind"). */', 'spec 2 §3, "Grid column of another kind"'],
  ['// Files (security.md, threat 99).', 'threat 99'],
  ['// Files (decision 99).', 'decision 99'],
  ['// Rules (design: generator).', '(design: generator'],
  ['// See nowhere.md.', 'nowhere.md'],
  ['// Spec 2 §9.', '// Spec 2 §9.'],
  ['/** Spec 2 §9. */', '/** Spec 2 §9. */'],
])('a citation that leads nowhere is found: %j', (source, fault) =>
  expect(faultsOf(source, 'x.ts')).toContain(`x.ts: ${fault}`),
)

it.each(Object.values(pages))('%s has one anchor for each of its sections', (page) => {
  const numbers = [...papers.values()].find(
    (sections) => sections.get('') === read(`docs/reference/${page}`),
  )!
  const anchors = [...numbers.get('')!.matchAll(/^<a id="s([\d-]+)"><\/a>\n\n##+ ([\d.]+?)\.? /gm)]
  expect(anchors.map(([, anchor]) => anchor!.replaceAll('-', '.'))).toEqual(
    [...numbers.keys()].filter((number) => number !== ''),
  )
  for (const [, anchor, number] of anchors) expect(anchor!.replaceAll('-', '.')).toBe(number)
})

/** Written by runs, so not always there. */
const MEASURED = /bench\/results\//
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...filesBelow('docs', /\.md$/),
  'packages/portal/README.md',
  'templates/README.md',
]

it('every link between pages and every path they name leads to something', () => {
  const faults: string[] = []
  for (const path of documents) {
    const text = read(path)
    const ask = (found: boolean, what: string) => {
      if (!found) faults.push(`${path}: ${what}`)
    }
    for (const [, target = '', anchor] of text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)) {
      if (MEASURED.test(target)) continue
      const page = target === '' ? path : join(dirname(path), target)
      ask(existsSync(join(root, page)), target)
      if (/^s[\d-]+$/.test(anchor ?? ''))
        ask(
          existsSync(join(root, page)) && read(page).includes(`<a id="${anchor}"></a>`),
          `${target}#${anchor}`,
        )
    }
    // Paths in backticks; `<…>` stands for a name that the reader gives.
    for (const [, named = ''] of text.matchAll(/`((?:packages|templates|scripts|e2e|bench|docs)\/[^\s`]*)`/g))
      ask(/[<*…{]/.test(named) || MEASURED.test(named) || existsSync(join(root, named)), named)
  }
  expect(faults).toEqual([])
})

it('no two sources are called the same but for capitals and endings: bundlers and some disks take one for the other', () => {
  const names = new Map<string, string>()
  const twice = filesBelow('packages', /\.(ts|tsx|mjs)$/)
    .map((path) => path.replace(/\.(ts|tsx|mjs)$/, ''))
    .flatMap((path) => {
      const other = names.get(path.toLowerCase())
      names.set(path.toLowerCase(), path)
      return other === undefined || other === path ? [] : [`${other} and ${path}`]
    })
  expect(twice).toEqual([])
})
