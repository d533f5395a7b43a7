/**
 * @generated SignedSource<<8a5991921ed8df9e16f7a54b0bba9888>>
 * @relayHash 88f378f9d32975db554f80e91e8d5ec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08808f5a83edc81fca2ecced38e9fcd81d818bda9c1550358cc78ef606e67258

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayablesPageQuery } from './PayablesPageQuery.graphql';

const node: PreloadableConcreteRequest<PayablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08808f5a83edc81fca2ecced38e9fcd81d818bda9c1550358cc78ef606e67258",
    "metadata": {},
    "name": "PayablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
