/**
 * @generated SignedSource<<520938a19bbd9ded58d279ef90b15804>>
 * @relayHash ab09d9931c5f3d26d0dc99e585ac5d9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a584d7296ad22553a2f5ee2ccec21109b57ec795f383da76264b5b67255cf0ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionsPageQuery } from './PaymentTransactionsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a584d7296ad22553a2f5ee2ccec21109b57ec795f383da76264b5b67255cf0ec",
    "metadata": {},
    "name": "PaymentTransactionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
