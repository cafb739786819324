import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { code, jsxText, literal, property } from './code'

/** Runs generated script text and gives what it evaluates to. */
function evaluate(source: string): unknown {
  return new Function(`return (${source})`)()
}

const HOSTILE = ["it's", '"', '`${1}`', '*/', '</script>', '\\', 'a\nb', '\u2028', '__proto__', '{x}', '${y}']

describe('code', () => {
  it.each(HOSTILE)('keeps %j as the content of a string', (text) => {
    expect(evaluate(code`'${text}'`.text)).toBe(text)
    expect(evaluate(code`"${text}"`.text)).toBe(text)
    expect(evaluate(code`${literal(text)}`.text)).toBe(text)
    expect(evaluate(code`\`${text}\``.text)).toBe(text)
  })

  it('keeps any text as the content of a string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(evaluate(code`'${text}'`.text)).toBe(text)
        expect(evaluate(code`{ ${property(text)}: 1 }`.text)).toHaveProperty([text], 1)
      }),
    )
  })

  it('lets nothing out of a comment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOSTILE), fc.string(), (hostile, text) => {
        expect(evaluate(code`/* ${text + hostile} */ 7`.text)).toBe(7)
        expect(evaluate(code`// ${hostile + text}\n 7`.text)).toBe(7)
      }),
    )
  })

  it.each(['a b', '1a', 'class', 'x; drop()', '../x', ''])('refuses %j as a name', (text) => {
    expect(() => code`const ${text} = 1`).toThrow('not a name')
  })

  it('takes names, numbers, lists and nothing', () => {
    expect(code`${'a.b'}(${1}${null}${false}, ${[code`x,`, code`y`]})`.text).toBe('a.b(1, x,\ny)')
  })

  it('drops the line of a hole that is not there', () => {
    expect(
      code`{
  a,
  ${null}
  b,
}`.text,
    ).toBe('{\n  a,\n  b,\n}')
  })

  it('sees that a comment has ended, and skips escaped quotes', () => {
    expect(code`/* it's */ ${'name'}`.text).toBe("/* it's */ name")
    expect(code`'it\\'s ${"'"}'`.text).toBe("'it\\'s \\''")
  })
})

describe('jsxText', () => {
  it.each([...HOSTILE, 'plain text', '状态', ' x '])('shows %j as it is', (text) => {
    const source = `const x = <p>${jsxText(text).text}</p>`
    const { outputText, diagnostics } = ts.transpileModule(source, {
      compilerOptions: { jsx: ts.JsxEmit.React, target: ts.ScriptTarget.ES2022 },
      reportDiagnostics: true,
    })
    expect(diagnostics).toEqual([])
    const React = { createElement: (_tag: string, _props: null, ...children: string[]) => children.join('') }
    expect(new Function('React', `${outputText}; return x`)(React)).toBe(text)
  })
})
