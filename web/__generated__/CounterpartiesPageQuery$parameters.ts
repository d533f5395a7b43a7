/**
 * @generated SignedSource<<e28132bd7c7141ebcf1d11040418c8cd>>
 * @relayHash 00862aed6633c9111e5e1ae0ea1ef330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 051be2c7a8275f11d1b22c91b96c6edef7df2c737b0887fc3de302cfa98cae02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CounterpartiesPageQuery } from './CounterpartiesPageQuery.graphql';

const node: PreloadableConcreteRequest<CounterpartiesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "051be2c7a8275f11d1b22c91b96c6edef7df2c737b0887fc3de302cfa98cae02",
    "metadata": {},
    "name": "CounterpartiesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
