import { referencesTo } from '@/platform/references'
import { MainLayout } from '@/shell/layout/MainLayout'
import { useLinks } from './linked'
import { openRecordOf } from './openRecord'
import { registry } from './registry'

// From the entities themselves: nobody registers what may be picked.
const references = referencesTo(registry.entities())
useLinks.setState({
  links: { references, openRecord: (permissions) => openRecordOf(registry, permissions) },
})

export { MainLayout }
