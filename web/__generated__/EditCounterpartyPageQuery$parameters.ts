/**
 * @generated SignedSource<<49c70d027c4e45ff9c1866e8993ff00e>>
 * @relayHash cfb02db5c8ab19e559a8f5aa2ead7899
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1529072c9275f1fdc64b9399be4dcd4059eb1b2da0f8e9d1ea70628846eec2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditCounterpartyPageQuery } from './EditCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1529072c9275f1fdc64b9399be4dcd4059eb1b2da0f8e9d1ea70628846eec2c",
    "metadata": {},
    "name": "EditCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
