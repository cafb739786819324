import { expect, it } from 'vitest'
import { sentEntry, shownEntry } from './permissionSource'

it('shows switches as the form has them, and sends them as the contract does', () => {
  const shown = shownEntry({ id: '1', name: '用户', menuType: 1, route: true, hidden: false })
  expect(shown).toMatchObject({ menuType: '1', route: 'Y', hidden: 'N', keepAlive: 'N' })
  expect(
    sentEntry({ name: '用户', menuType: '1', url: '/x', route: 'Y', sortNo: '1.5' }, 'top'),
  ).toMatchObject({
    parentId: 'top',
    menuType: 1,
    url: '/x',
    route: true,
    hidden: false,
    sortNo: 1.5,
  })
})

it('sends nothing of a page with a button, and no state that was not chosen', () => {
  const sent = sentEntry(
    { name: '新增', menuType: '2', url: '/x', component: 'x/Y', perms: 'a:b', status: null },
    'p',
  )
  expect(sent).toMatchObject({ menuType: 2, perms: 'a:b', parentId: 'p' })
  for (const name of ['url', 'component', 'status']) expect(sent).not.toHaveProperty(name)
})
