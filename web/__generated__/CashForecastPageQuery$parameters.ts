/**
 * @generated SignedSource<<1c7aed917989a07d2d0b0e5a1a117c3f>>
 * @relayHash f1343bdd038559b7f1df51914671f7d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3022069ffda844bcaf303028a2494ac67e745b399e90baa568c7c016c5849496

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3022069ffda844bcaf303028a2494ac67e745b399e90baa568c7c016c5849496",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
