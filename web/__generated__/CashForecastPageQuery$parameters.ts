/**
 * @generated SignedSource<<dc243b6cff917a6a3db6e982ba1a3e14>>
 * @relayHash 028871ef9ae018ab8d998507e8edeb24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a7821186ddbc11c6fc5973acd9184024dafe33726d27986849138948a139542

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashForecastPageQuery } from './CashForecastPageQuery.graphql';

const node: PreloadableConcreteRequest<CashForecastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a7821186ddbc11c6fc5973acd9184024dafe33726d27986849138948a139542",
    "metadata": {},
    "name": "CashForecastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
