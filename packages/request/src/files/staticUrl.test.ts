import { describe, expect, it } from 'vitest'

import { staticUrl } from './staticUrl'

describe('staticUrl', () => {
  it.each([
    ['temp/a.png', 'https://static.example.com', 'https://static.example.com/temp/a.png'],
    ['/temp/a.png', 'https://static.example.com/', 'https://static.example.com/temp/a.png'],
    ['temp/a.png', '/api/sys/common/static', '/api/sys/common/static/temp/a.png'],
    ['http://other/a.png', 'https://static.example.com', 'http://other/a.png'],
    ['HTTPS://other/a.png', 'x', 'HTTPS://other/a.png'],
    ['//cdn/a.png', 'x', '//cdn/a.png'],
    ['[{"path":"a.png"}]', 'x', ''],
    ['', 'x', ''],
    [undefined, 'x', ''],
    [null, 'x', ''],
  ])('%s', (path, domain, url) => expect(staticUrl(path, domain)).toBe(url))

  it('gives scripts no way in: they follow the domain like any path', () =>
    expect(staticUrl('javascript:alert(1)', 'https://s')).toBe('https://s/javascript:alert(1)'))
})
