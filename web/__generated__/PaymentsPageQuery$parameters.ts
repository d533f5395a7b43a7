/**
 * @generated SignedSource<<31c7d36059058581d2905176d234f4e9>>
 * @relayHash ef185bb9bbb35b4e1dbfc9ef3ba0d85c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90d56ede39680a969061e67baa28ee00da08191a64fdc55996b68276d7ad4a6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentsPageQuery } from './PaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90d56ede39680a969061e67baa28ee00da08191a64fdc55996b68276d7ad4a6a",
    "metadata": {},
    "name": "PaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
