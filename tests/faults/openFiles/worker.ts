import './collect.ts'
import '../../../services/treasury/worker.ts'
