import { expect, it } from 'vitest'
import { deviceName } from './deviceName'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Chrome · Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'Safari · iOS'],
  ['Mozilla/5.0 (Linux; Android 14) wxwork/4.1', 'WeCom · Android'],
  ['curl/8', ''],
])('%s is %s', (agent, name) => expect(deviceName(agent)).toBe(name))
