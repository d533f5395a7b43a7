import './collect.ts'
import '../../../services/treasury/main.ts'
