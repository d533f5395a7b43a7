/**
 * @generated SignedSource<<478e751a8965dbb748165e28d8d04b24>>
 * @relayHash 07342b366b9bae163c63462d7979c6b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8df6f1dab28551fee7a8e2df53d415199e356193d8d4aac247d7c1b4f82801ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8df6f1dab28551fee7a8e2df53d415199e356193d8d4aac247d7c1b4f82801ac",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
