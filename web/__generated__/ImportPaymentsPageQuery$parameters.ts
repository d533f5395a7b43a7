/**
 * @generated SignedSource<<f1a8a4312c22d71f8bb51ab9ffb58942>>
 * @relayHash dc3d414ba4e2c1587ff69d743548cfe0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ec72684ee91ead21701a3987359128926154ad6fa95fafa8ee11e3ca9af70a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14ec72684ee91ead21701a3987359128926154ad6fa95fafa8ee11e3ca9af70a",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
