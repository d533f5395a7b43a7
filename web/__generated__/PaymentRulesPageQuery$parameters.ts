/**
 * @generated SignedSource<<012b38a651969bca30286039d5805bd5>>
 * @relayHash 65ad0b1da189d9f15dc7e5a00ef776a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9f544314dce9b066168a4cc421550d1d6cd5f342a7a30b0012bb4c3c3abfb4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRulesPageQuery } from './PaymentRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9f544314dce9b066168a4cc421550d1d6cd5f342a7a30b0012bb4c3c3abfb4f",
    "metadata": {},
    "name": "PaymentRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
