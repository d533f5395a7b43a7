/**
 * @generated SignedSource<<7002f07ca9cce15aa13ad5886f3f4406>>
 * @relayHash 3bf3afbcf848f0016861781cd04f84e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a3f7e8c78c6dd0be7a38b350b0b659c2440bf5d4ae0e68871fa56b16c0899d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a3f7e8c78c6dd0be7a38b350b0b659c2440bf5d4ae0e68871fa56b16c0899d1",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
