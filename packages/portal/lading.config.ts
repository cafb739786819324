import { defineConfig } from '@lading/cli'

/** What `lading` knows about this portal beyond its defaults. */
export default defineConfig({
  areas: { saQuotation: 'sales' },
})
