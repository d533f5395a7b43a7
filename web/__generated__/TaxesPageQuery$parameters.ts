/**
 * @generated SignedSource<<7c81821c4a7859bc023c0a229b1c8dcd>>
 * @relayHash 217a41365bfdd402e6158d2a98733409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc5fbffda434977bbdfe0822d963953fae24600977509d1d1d9549e1c759c3f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc5fbffda434977bbdfe0822d963953fae24600977509d1d1d9549e1c759c3f7",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
