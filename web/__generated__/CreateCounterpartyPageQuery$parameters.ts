/**
 * @generated SignedSource<<7e1d6d81f6ec1a0b34cbb003a807688d>>
 * @relayHash 6dee62dce71087234370005b9815ad2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada4708c7ae78ca5661341a8cc3ae914499f395d507462cae6b1706c1d188570

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ada4708c7ae78ca5661341a8cc3ae914499f395d507462cae6b1706c1d188570",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
