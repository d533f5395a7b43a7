/**
 * @generated SignedSource<<17efc1472819fe241e6cd9c94b312d81>>
 * @relayHash 455ad8abd4461953c3d37eb1f97a414c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e908e1970e37ba1ca89319621ae9b18eb6262ff554e2188fa23e8a93a528a992

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentPageQuery } from './EditPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e908e1970e37ba1ca89319621ae9b18eb6262ff554e2188fa23e8a93a528a992",
    "metadata": {},
    "name": "EditPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
