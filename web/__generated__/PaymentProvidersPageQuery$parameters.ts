/**
 * @generated SignedSource<<1ab1dae0358b7d412efb1ed38e337474>>
 * @relayHash 8f40a8eb0af8464221dfba69d696ee78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfd5d47ade0087f1ef73069e42142a974fa185cd1477f4bad737f0d19e25545e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentProvidersPageQuery } from './PaymentProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfd5d47ade0087f1ef73069e42142a974fa185cd1477f4bad737f0d19e25545e",
    "metadata": {},
    "name": "PaymentProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
