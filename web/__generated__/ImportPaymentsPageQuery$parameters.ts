/**
 * @generated SignedSource<<89953c43ef461bc87b9fcdb334e6ea63>>
 * @relayHash a964d5dfc5079f7818e31d7d5c8b7688
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c21db312732130a268e93fd33c54728de9cb6f56b72b5b19b49fe154cdc7e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "26c21db312732130a268e93fd33c54728de9cb6f56b72b5b19b49fe154cdc7e8",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
