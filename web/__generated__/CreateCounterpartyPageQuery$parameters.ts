/**
 * @generated SignedSource<<bc6c2e18b22686ce8419e802e61d5aba>>
 * @relayHash 99c5e6c55977af63e08476d0bfaf031e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a6f6ae12dcaf58f92e690c0edd04e5b38a32364edf3f74610a57319a742e22a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a6f6ae12dcaf58f92e690c0edd04e5b38a32364edf3f74610a57319a742e22a",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
