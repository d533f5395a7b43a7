/**
 * @generated SignedSource<<871c0831711b33878603a58e352f2521>>
 * @relayHash b0f884922278103d5b6c7f64f4ee1220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91ec15256155784a171ae023bb149dc9d8f8591f637428f8f3c86424c8c690f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91ec15256155784a171ae023bb149dc9d8f8591f637428f8f3c86424c8c690f3",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
