/**
 * @generated SignedSource<<36b07c5e2b5745fbb337dd306808375d>>
 * @relayHash e5a360b1c704865e57b6156743aa63dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bd836344c7ec0f135b692fabf9dfe85549668887f4489375ef940488889625a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bd836344c7ec0f135b692fabf9dfe85549668887f4489375ef940488889625a",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
