import { inject } from 'vitest'
import { setBuiltPrograms } from '../builtPrograms'

setBuiltPrograms(inject('programs'))
