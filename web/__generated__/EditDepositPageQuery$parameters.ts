/**
 * @generated SignedSource<<ec51affbff5232703777201a5523cacf>>
 * @relayHash 504306fadd36f168034f574619c8a111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b482ec1bf1419ab3b90b36441b623c96d3e53ebe76b74eb4a75c7745d3e476a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditDepositPageQuery } from './EditDepositPageQuery.graphql';

const node: PreloadableConcreteRequest<EditDepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b482ec1bf1419ab3b90b36441b623c96d3e53ebe76b74eb4a75c7745d3e476a",
    "metadata": {},
    "name": "EditDepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
