import { describe, expect, it } from 'vitest'
import { openSteps } from './openSteps'

const clerk = {
  hasAvatar: false,
  hasEmail: true,
  visited: [],
  paths: ['/', '/sales/quotation/add'],
  done: [],
}

describe('the first steps', () => {
  it('are those of the role', () => {
    expect(openSteps(clerk)).toEqual(['profile', 'palette', 'approve', 'record'])
    const paths = [...clerk.paths, '/isystem/user', '/isystem/roleUserList']
    expect(openSteps({ ...clerk, paths })).toEqual(['profile', 'palette', 'approve', 'user', 'role'])
  })

  it('end with what was done or put aside', () => {
    const visited = ['/isps/myApproval', '/sales/quotation/add']
    expect(openSteps({ ...clerk, visited, hasAvatar: true, done: ['palette'] })).toEqual([])
  })
})
