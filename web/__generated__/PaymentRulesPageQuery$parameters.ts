/**
 * @generated SignedSource<<56d0639085afe526ad3f7bd6632b1c95>>
 * @relayHash 8b96ca0617da6c751a35e87b9ef3ae20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eba391ce2bc25519914b65e1046608c11f8cc43ece96a4fd4b7d112e7ae7e3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eba391ce2bc25519914b65e1046608c11f8cc43ece96a4fd4b7d112e7ae7e3b",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
