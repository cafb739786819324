import { run } from '../lib/run.mjs'
import { must } from './pack.mjs'

/** What every tarball has, and that no link of its documents leads out of it. */
export async function checkTarballs(tarballs) {
  const faults = []
  for (const [name, tarball] of Object.entries(tarballs)) {
    const read = (path) => must('tar', run('tar', ['-xzOf', tarball, `package/${path}`], { quiet: true }))
    const listed = await must('tar', run('tar', ['-tzf', tarball], { quiet: true }))
    const files = new Set(listed.split('\n').map((path) => path.replace('package/', '')))
    for (const wanted of ['LICENSE', 'README.md', 'README.zh-CN.md'])
      if (!files.has(wanted)) faults.push(`${name} has no ${wanted}`)
    for (const script of [...files].filter((path) => /^dist\/.*\.js$/.test(path))) {
      if (!files.has(`${script}.map`)) faults.push(`${name} has no source map of ${script}`)
      else {
        const { sources, sourcesContent } = JSON.parse(await read(`${script}.map`))
        if (sources.length !== (sourcesContent ?? []).filter((text) => typeof text === 'string').length)
          faults.push(`${name}: the map of ${script} lacks sources`)
      }
    }
    for (const document of [...files].filter((path) => path.endsWith('.md')))
      for (const link of linksOf(await read(document))) {
        const path = new URL(link, `file:///${document}`).pathname.slice(1)
        if (!files.has(path)) faults.push(`${name}: ${document} links to ${link}, which is not there`)
      }
    if (!(await read('README.md')).includes(`npm install ${name}`) && name !== '@lading/cli')
      faults.push(`${name}: its README does not say how to install it`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n  '))
}

/** Targets of the relative links of a document, without fragments. */
function linksOf(text) {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}
