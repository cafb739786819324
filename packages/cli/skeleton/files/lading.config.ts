import { defineConfig } from '@lading/cli'

/** What `lading` knows about this portal beyond its defaults. */
export default defineConfig({
  // Those of the server.
  dictionaries: [
    'company',
    'site',
    'unit',
    'port',
    'currency',
    'business_type',
    'business_unit',
    'sales_type',
  ],
})
