/**
 * @generated SignedSource<<a8c3c4dc324ad165b7cb4b1b47a69748>>
 * @relayHash 9e876a3068b35549974ebf534e15e122
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49f6466e93d51de4fd51877491802e9c8a821eb8e06109d55ab1317b2ebef13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalancesPageQuery } from './BalancesPageQuery.graphql';

const node: PreloadableConcreteRequest<BalancesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49f6466e93d51de4fd51877491802e9c8a821eb8e06109d55ab1317b2ebef13",
    "metadata": {},
    "name": "BalancesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
