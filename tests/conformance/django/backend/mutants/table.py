from .. import urls

table = {}


def mutant(call, field, variants=()):
    """Registers a function that breaks the backend. Its name is the mutant's."""

    def register(apply):
        table[apply.__name__] = {
            "apply": apply,
            "call": call,
            "field": field,
            "variants": list(variants),
        }
        return apply

    return register


def change_output(serializer, change):
    """Changes what a serializer gives, in place or by its result."""
    inherited = serializer.to_representation

    def to_representation(self, instance):
        data = inherited(self, instance)
        return change(data) or data

    serializer.to_representation = to_representation


def replace_field(serializer, name, change):
    def apply(data):
        if name in data:
            data[name] = change(data[name])

    change_output(serializer, apply)


def reroute(old, new):
    """Replaces the URL pattern of a route."""
    routes = [str(each.pattern) for each in urls.urlpatterns]
    urls.urlpatterns[routes.index(old)] = new
