"""Metrics for Prometheus: how much and how long, by route, message type and status class, and by nothing else.

No label and no figure tells a table, a person, a game or a card from another.
"""

import asyncio
import socket
from collections.abc import Awaitable, Iterator, Sequence
from time import monotonic

import uvicorn
from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.house import House
from quarterdeck.server.meter import Meter
from quarterdeck.server.protocols import BoundedHttp

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ELSEWHERE = "other"  # the route of what is not there

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Meter):
    """Counts for one house, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        labels = ("route", "status")
        self._requests = Counter("quarterdeck_requests", "HTTP requests", labels, registry=self.registry)
        self._request_time = Histogram(
            "quarterdeck_request_seconds",
            "until a response was sent",
            ("route",),
            buckets=SECONDS,
            registry=self.registry,
        )
        labels = ("type", "status")
        self._messages = Counter("quarterdeck_messages", "messages over sockets", labels, registry=self.registry)
        self._message_time = Histogram(
            "quarterdeck_message_seconds", "until one was answered", ("type",), buckets=SECONDS, registry=self.registry
        )
        self._commit_time = Histogram(
            "quarterdeck_commit_seconds", "until the store had it on the disk", buckets=SECONDS, registry=self.registry
        )
        self._asked = Counter("quarterdeck_store_requests", "requests to the store", registry=self.registry)

    def watch(self, house: House) -> None:
        """Tell how things stand in a house, whenever somebody looks."""
        house.log.observe = self.commit
        self.registry.register(_Standing(house))

    def message(self, kind: str, status: int, seconds: float) -> None:
        self._messages.labels(kind, status_class(status)).inc()
        self._message_time.labels(kind).observe(seconds)

    def commit(self, seconds: float, requests: int) -> None:
        self._commit_time.observe(seconds)
        self._asked.inc(requests)

    def request(self, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(route, status_class(status)).inc()
        self._request_time.labels(route).observe(seconds)

    def around(self, app: Starlette) -> ASGIApp:
        return Measured(app, self)

    def page(self) -> Starlette:
        """The application of an address of its own."""

        async def show(request: Request) -> Response:
            return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)

        return Starlette(routes=[Route("/metrics", show)])


class _Standing(Collector):
    """How things stand when somebody looks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        """All of it."""
        house = self.house
        yield GaugeMetricFamily("quarterdeck_sockets", "open sockets", len(house.door.here))
        yield GaugeMetricFamily("quarterdeck_tables_in_memory", "tables in memory", len(house.tables))
        yield GaugeMetricFamily("quarterdeck_bot_questions", "questions to bots not yet answered", house.crew.waiting)
        yield CounterMetricFamily("quarterdeck_entries_written", "entries of tables' logs", house.log.written)


class Measured:
    """Middleware: counts each HTTP request by the template of its route and the class of its status."""

    def __init__(self, app: Starlette, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, route = monotonic(), 500, template_of(scope, self.app.routes)

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            self.metrics.request(route, status, monotonic() - began)


def template_of(scope: Scope, routes: Sequence[BaseRoute]) -> str:
    """The path of the route that a request goes to, with names in the place of what stands there."""
    found = next((route for route in routes if route.matches(scope)[0] is not Match.NONE), None)
    return str(getattr(found, "path", ELSEWHERE))


def status_class(status: int) -> str:
    """The class of a status, such as 2xx."""
    return f"{status // 100}xx"


async def serve_beside(house: Awaitable[None], metrics: Metrics, figures: socket.socket) -> None:
    """Serve figures at their own address for as long as a house is served."""
    beside = make_metrics_server(metrics)
    task = asyncio.create_task(beside._serve(sockets=[figures]))
    try:
        await house
    finally:
        beside.should_exit = True
        await task


def make_metrics_server(metrics: Metrics) -> uvicorn.Server:
    """A server of the figures alone."""
    config = uvicorn.Config(
        metrics.page(),
        access_log=False,
        date_header=False,
        server_header=False,
        log_level="warning",
        lifespan="off",
        http=BoundedHttp,
        ws="none",
        limit_concurrency=20,
    )
    return uvicorn.Server(config)
