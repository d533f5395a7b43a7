/**
 * @generated SignedSource<<ebdef7d6cfbd0eb9c38863f9dd5cc99c>>
 * @relayHash 80c0b489d6f50e51cdd72fbcd19b0831
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc94a5e6278ce220c07796fd9b27c0b3dc18ea2985209d8f37f7243b0b5e5e1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTransactionPageQuery } from './PaymentTransactionPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTransactionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc94a5e6278ce220c07796fd9b27c0b3dc18ea2985209d8f37f7243b0b5e5e1e",
    "metadata": {},
    "name": "PaymentTransactionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
